/** Limits of a training, the same as the CHECKs in the trainings migration. */
export const trainingLimits = {
  title: 100,
  objective: 300,
  place: 120,
  notes: 2000,
  staffNotes: 4000,
  blockTitle: 100,
  blockNote: 500,
  blockMinutes: { min: 1, max: 120 },
  groupLabel: 40,
  /** Groups that may run side by side: lanes 0 to 5. */
  lanes: 6,
  plannedRpe: { min: 0, max: 10 },
  blocks: 40,
  /** Shortest we offer; the database only wants the end after the start. */
  durationMin: 5,
  /** Five hours. */
  durationMax: 300,
} as const
