/** Tells a filter whether it stands in the row as a chip or in the phone's sheet, spread out. */
import { createContext } from 'react'

export const FilterLayout = createContext<'chips' | 'sheet'>('chips')
