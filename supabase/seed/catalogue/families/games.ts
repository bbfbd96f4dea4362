/** Games: small-sided and conditioned games, tournaments, and fun games for the youngest. */
import type { AnyFamily } from '../family'
import { animals } from './games/animals'
import { funino } from './games/funino'
import { islands } from './games/islands'
import { nests } from './games/nests'
import { tag } from './games/tag'
import { touchGame } from './games/touch-game'

export const gamesFamilies: readonly AnyFamily[] = [funino, touchGame, animals, tag, nests, islands]
