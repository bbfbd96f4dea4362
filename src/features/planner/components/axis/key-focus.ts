/** Keeps the keyboard on a block that moves: called with its key before the move. */
import { createContext } from 'react'

export const KeyFocus = createContext<(key: string) => void>(() => undefined)
