/** Every family of the catalogue, by topic. */
import type { AnyFamily } from './family'
import { rondos } from './families/possession/rondos'

export const families: readonly AnyFamily[] = [...rondos]
