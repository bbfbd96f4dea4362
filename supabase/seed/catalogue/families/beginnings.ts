/** Beginnings: games with a story for the youngest, practice for a handful of players, and the small hall. */
import type { AnyFamily } from '../family'
import { circus } from './beginnings/adventures/circus'
import { garden } from './beginnings/adventures/garden'
import { space } from './beginnings/adventures/space'

export const beginningsFamilies: readonly AnyFamily[] = [garden, space, circus]
