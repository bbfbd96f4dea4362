import {
  IconAward,
  IconBarbell,
  IconBrain,
  IconCalendarCheck,
  IconEye,
  IconFlame,
  IconHeart,
  IconHeartHandshake,
  IconRocket,
  IconShield,
  IconStar,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react'
import styles from '../tab/lists.module.css'

const icons = {
  brain: IconBrain,
  'calendar-check': IconCalendarCheck,
  dumbbell: IconBarbell,
  eye: IconEye,
  flame: IconFlame,
  handshake: IconHeartHandshake,
  heart: IconHeart,
  rocket: IconRocket,
  shield: IconShield,
  star: IconStar,
  'trending-up': IconTrendingUp,
  users: IconUsers,
} as const

function isKnown(name: string): name is keyof typeof icons {
  return name in icons
}

/** The picture an administrator chose in the catalogue; a medal where this app does not know it. */
export function AwardIcon({ name, tier }: { name: string; tier: string }) {
  const Icon = isKnown(name) ? icons[name] : IconAward
  return (
    <Icon size={20} stroke={1.75} className={styles.icon} data-tier={tier} aria-hidden="true" />
  )
}
