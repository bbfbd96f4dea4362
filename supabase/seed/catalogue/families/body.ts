/** Practices for body and mood: warm-ups, speed, strength, endurance, tests, and how a session ends. */
import type { AnyFamily } from '../family'
import { grownCoolDowns } from './body/grown-cool-downs/grown-cool-downs'
import { littleCoolDowns } from './body/little-cool-downs/little-cool-downs'
import { reviewCoolDowns } from './body/review-cool-downs/review-cool-downs'

export const bodyFamilies: readonly AnyFamily[] = [littleCoolDowns, reviewCoolDowns, grownCoolDowns]
