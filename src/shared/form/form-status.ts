/** Whether the form around a field or button is saving right now. */
import { createContext } from 'react'

export const FormStatus = createContext({ isBusy: false })
