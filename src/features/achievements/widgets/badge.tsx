import type { CSSProperties } from 'react'
import {
  IconAward,
  IconBallFootball,
  IconBarbell,
  IconBolt,
  IconBrain,
  IconCalendarCheck,
  IconClock,
  IconCrown,
  IconEye,
  IconFlame,
  IconHeart,
  IconHeartHandshake,
  IconHome,
  IconRocket,
  IconRun,
  IconShield,
  IconStar,
  IconTarget,
  IconTrendingUp,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react'
import {
  achievementTiers,
  isBadgeIcon,
  type Badge as BadgeLook,
  type BadgeIcon,
  type BadgeShape,
} from '../model/achievement'

const icons: Record<BadgeIcon, typeof IconAward> = {
  award: IconAward,
  'ball-football': IconBallFootball,
  bolt: IconBolt,
  brain: IconBrain,
  'calendar-check': IconCalendarCheck,
  clock: IconClock,
  crown: IconCrown,
  dumbbell: IconBarbell,
  eye: IconEye,
  flame: IconFlame,
  handshake: IconHeartHandshake,
  heart: IconHeart,
  home: IconHome,
  rocket: IconRocket,
  run: IconRun,
  shield: IconShield,
  star: IconStar,
  target: IconTarget,
  'trending-up': IconTrendingUp,
  trophy: IconTrophy,
  users: IconUsers,
}

/** Outlines in a square of 48, with room for the dots of the tier below the symbol. */
const outlines: Record<BadgeShape, string> = {
  circle: 'M24 2a22 22 0 1 1 0 44a22 22 0 0 1 0-44z',
  shield: 'M24 2l19 6v15c0 11-8 18.5-19 23C13 41.5 5 34 5 23V8z',
  hexagon: 'M24 1.5l19.5 11.25v22.5L24 46.5 4.5 35.25v-22.5z',
  star: 'M24.0 1.0L31.1 6.9L40.3 7.7L41.1 16.9L47.0 24.0L41.1 31.1L40.3 40.3L31.1 41.1L24.0 47.0L16.9 41.1L7.7 40.3L6.9 31.1L1.0 24.0L6.9 16.9L7.7 7.7L16.9 6.9z',
  ribbon: 'M8 2h32v44l-16-8-16 8z',
}

const tints: Record<BadgeLook['tier'], string> = {
  bronze: 'var(--amber-text)',
  silver: 'var(--text-dim)',
  gold: 'var(--accent-text)',
}

interface BadgeProps {
  badge: BadgeLook
  /** Edge in pixels. */
  size?: number
  /** Not won yet: only the outline. */
  isOpen?: boolean
}

/** The picture of an achievement: shape, symbol, and one to three dots for bronze, silver, gold. */
export function Badge({ badge: { icon, shape, tier }, size = 44, isOpen = false }: BadgeProps) {
  const Icon = icons[isBadgeIcon(icon) ? icon : 'award']
  const dots = achievementTiers.indexOf(tier) + 1
  const look: CSSProperties = { color: isOpen ? 'var(--text-dim)' : tints[tier], flex: 'none' }
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" style={look} aria-hidden="true">
      <path
        d={outlines[shape]}
        fill={isOpen ? 'none' : 'var(--surface-3)'}
        stroke="currentColor"
        strokeWidth={isOpen ? 1.5 : 2.5}
        strokeDasharray={isOpen ? '3 3' : undefined}
        strokeLinejoin="round"
      />
      <Icon x={14} y={11} width={20} height={20} stroke={1.75} />
      {Array.from({ length: dots }, (_, index) => (
        <circle
          key={index}
          cx={24 + (index - (dots - 1) / 2) * 6}
          cy={35.5}
          r={1.75}
          fill="currentColor"
        />
      ))}
    </svg>
  )
}
