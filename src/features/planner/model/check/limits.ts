/**
 * Where the session check draws its lines. Each limit names its source; "ours" is a coach's judgement
 * that no association has put in numbers.
 */
export const checkLimits = {
  /** Issue "Session check": more than 30 % of a block's time spent waiting. */
  waitingShare: 0.3,
  /** Borg CR10 as used for session RPE (peers 5.2): 7 is "very hard". */
  hardEffort: 7,
  /** From here twice in a row is more than a hint: 9 is the effort of a very high intensity. */
  veryHardEffort: 8,
  /** An exercise that rests so much of its time by itself counts as hard only when very hard. Ours. */
  restedShare: 0.25,
  /** Easier than medium (5) at the end, so that the pulse comes down. Ours. */
  calmEffort: 5,
  /** A pause of so many minutes parts two hard blocks. Ours: the FA's drinks break is about as long. */
  pauseMinutes: 3,
  /** Issue: the same topic four sessions running. */
  topicSessions: 4,
  /** Issue: rebuilding between two blocks takes longer than so many seconds. */
  rebuildSeconds: 180,
  /** Warming up for less is none. FIFA 11+ takes 20 minutes, its version for children 15. */
  warmUpLeast: 5,
  /** What a missing part gets when it is added, in minutes; less where the session is short. Ours. */
  added: { warm_up: 15, main_part: 15, game: 20, cool_down: 5 },
  addedChild: { warm_up: 10, main_part: 10, game: 15, cool_down: 5 },
  /** As much free time at the end needs no block: packing up, a word to everybody. Ours. */
  slackMinutes: 5,
  /** A station shorter than this is over before it has begun, the change of places on top. Ours. */
  stationMinutes: 4,
  stationChange: 1,
  /** Players more than there are places before it is told: who comes is an estimate. Ours. */
  sparePlayers: 1,
  /** An exercise lasts half to not quite double what it is made for; as the quick session holds it. */
  stretch: { least: 0.5, most: 1.8 },
  /** Nothing of another block is taken below this when room has to be made. */
  leastLeft: 5,
  /** Areas this much alike on each side are one set-up, in metres. Ours. */
  sameArea: 2,
} as const

/**
 * Rest that an effort needs, in seconds for each second of work; only what goes beyond it is waiting.
 * High (small-sided games, pressing): as long as the work. Very high (sprints, duels): five times, the
 * low end of the 1:5 to 1:10 usual for speed. Medium half, low a quarter for a word between.
 */
export function getRecovery(effort: number): number {
  if (effort >= checkLimits.veryHardEffort) return 5
  if (effort >= checkLimits.hardEffort) return 1
  return effort > 3 ? 0.5 : 0.25
}

/**
 * Seconds to put one thing in its place, paced out and timed roughly; taking it away is half of that.
 * Balls and bibs lie about; a full-size goal stays where it stands. Ours.
 */
export const carrySeconds = {
  balls: 0,
  bibs: 0,
  cones: 4,
  flat_markers: 4,
  rings: 4,
  poles: 10,
  hurdles: 8,
  ladders: 15,
  mannequins: 20,
  mini_goals: 30,
  rebounders: 45,
  youth_goals: 60,
  full_goals: 0,
} as const

/** The coach and one helper, a parent or two players. */
export const carriers = 2

/** Shown at most at once in a panel; what is behind it is one tap away. */
export const shownAtMost = 6
