/** Opens the list of keys from wherever a key is pressed. */
import { createContext } from 'react'

export const KeysHelp = createContext<() => void>(() => undefined)
