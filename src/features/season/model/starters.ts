/** Three starting shapes for a season, by age: what grass-roots teams work on through a year. Data, a coach's judgement. */
import type { BlockKind, ExerciseTopic } from './season-plan'

export const starterIds = ['little', 'golden', 'youth'] as const
export type StarterId = (typeof starterIds)[number]

/** Titles of blocks are texts: `season.starters.blocks.<title>`. */
export type StarterTitle =
  | 'first_weeks'
  | 'ball_friends'
  | 'brave_dribblers'
  | 'goals'
  | 'hall'
  | 'together'
  | 'see_and_pass'
  | 'duels'
  | 'tournaments'
  | 'pre_season'
  | 'build_up'
  | 'win_back'
  | 'attack'
  | 'winter_prep'
  | 'transition_play'
  | 'set_the_tempo'
  | 'wind_down'
  | 'winter_break'

export interface StarterBlock {
  title: StarterTitle
  kind: BlockKind
  /** Of 48; a longer or shorter season stretches all of them alike. */
  weeks: number
  /** One after the other, week by week, the first again after the last; none: no themes. */
  topics: readonly ExerciseTopic[]
}

export interface Starter {
  /** As age groups count: U9 is 9. */
  maxAge: number
  /** Minutes a week for the week's topic and for the one beside it. */
  minutes: readonly [number, number]
  /**
   * Load of an ordinary week, minutes times effort; each block rises for three weeks and eases in the
   * fourth. Null where children should simply play.
   */
  load: number | null
  blocks: readonly StarterBlock[]
}

export const starters: Record<StarterId, Starter> = {
  little: {
    maxAge: 9,
    minutes: [40, 20],
    load: null,
    blocks: [
      { title: 'first_weeks', kind: 'preparation', weeks: 4, topics: ['fun', 'ball_mastery'] },
      {
        title: 'ball_friends',
        kind: 'competition',
        weeks: 6,
        topics: ['ball_mastery', 'coordination', 'dribbling'],
      },
      {
        title: 'brave_dribblers',
        kind: 'competition',
        weeks: 6,
        topics: ['dribbling', 'first_touch', 'fun'],
      },
      {
        title: 'hall',
        kind: 'competition',
        weeks: 6,
        topics: ['coordination', 'ball_mastery', 'fun'],
      },
      { title: 'winter_break', kind: 'break', weeks: 2, topics: [] },
      { title: 'goals', kind: 'competition', weeks: 6, topics: ['finishing', 'dribbling'] },
      { title: 'together', kind: 'competition', weeks: 6, topics: ['passing', 'first_touch'] },
      { title: 'duels', kind: 'competition', weeks: 6, topics: ['dribbling', 'defending_1v1'] },
      { title: 'tournaments', kind: 'transition', weeks: 6, topics: ['fun', 'finishing'] },
    ],
  },
  golden: {
    maxAge: 13,
    minutes: [50, 30],
    load: null,
    blocks: [
      {
        title: 'pre_season',
        kind: 'preparation',
        weeks: 6,
        topics: ['first_touch', 'dribbling', 'passing'],
      },
      {
        title: 'see_and_pass',
        kind: 'competition',
        weeks: 6,
        topics: ['passing', 'first_touch', 'possession'],
      },
      {
        title: 'duels',
        kind: 'competition',
        weeks: 6,
        topics: ['dribbling', 'defending_1v1', 'defending_group'],
      },
      { title: 'hall', kind: 'competition', weeks: 5, topics: ['ball_mastery', 'speed', 'fun'] },
      { title: 'winter_break', kind: 'break', weeks: 3, topics: [] },
      {
        title: 'attack',
        kind: 'competition',
        weeks: 6,
        topics: ['finishing', 'combination_play', 'dribbling'],
      },
      {
        title: 'together',
        kind: 'competition',
        weeks: 6,
        topics: ['possession', 'switching_play', 'passing'],
      },
      {
        title: 'win_back',
        kind: 'competition',
        weeks: 6,
        topics: ['pressing', 'defending_group', 'counter_attack'],
      },
      { title: 'tournaments', kind: 'transition', weeks: 4, topics: ['fun', 'finishing'] },
    ],
  },
  youth: {
    maxAge: 99,
    minutes: [60, 30],
    load: 900,
    blocks: [
      {
        title: 'pre_season',
        kind: 'preparation',
        weeks: 6,
        topics: ['possession', 'compactness', 'combination_play', 'pressing'],
      },
      {
        title: 'build_up',
        kind: 'competition',
        weeks: 6,
        topics: ['possession', 'switching_play', 'combination_play'],
      },
      {
        title: 'win_back',
        kind: 'competition',
        weeks: 6,
        topics: ['pressing', 'counter_press', 'compactness'],
      },
      {
        title: 'attack',
        kind: 'competition',
        weeks: 4,
        topics: ['finishing', 'crossing', 'set_pieces'],
      },
      { title: 'winter_break', kind: 'break', weeks: 4, topics: [] },
      {
        title: 'winter_prep',
        kind: 'preparation',
        weeks: 5,
        topics: ['compactness', 'possession', 'speed'],
      },
      {
        title: 'transition_play',
        kind: 'competition',
        weeks: 6,
        topics: ['counter_attack', 'counter_press', 'defending_group'],
      },
      {
        title: 'set_the_tempo',
        kind: 'competition',
        weeks: 7,
        topics: ['combination_play', 'set_pieces', 'finishing'],
      },
      { title: 'wind_down', kind: 'transition', weeks: 4, topics: ['fun', 'finishing'] },
    ],
  },
}

/** The shape for an age group such as U11; the last one for everybody older and for ages unknown. */
export function chooseStarter(ageGroup: string | null): StarterId {
  const age = Number(/\d+/.exec(ageGroup ?? '')?.[0] ?? 99)
  return starterIds.find((id) => age <= starters[id].maxAge) ?? 'youth'
}
