import { IconFlame, IconThumbUp, IconTrendingUp } from '@tabler/icons-react'

/** By the word of the cheer. */
export const cheerIcons = {
  well_done: IconThumbUp,
  great_effort: IconFlame,
  keep_going: IconTrendingUp,
} as const
