/** Every family of the catalogue, by topic. */
import type { AnyFamily } from './family'
import { possessionFamilies } from './families/possession'

export const families: readonly AnyFamily[] = [...possessionFamilies]
