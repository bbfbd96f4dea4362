import type { ComponentType } from 'react'
import {
  IconEye,
  IconFlag,
  IconFocus2,
  IconMessageCircle,
  IconMoon,
  IconNotebook,
  IconRefresh,
  IconRepeat,
  IconUsersGroup,
  IconWind,
} from '@tabler/icons-react'
import layout from '@/shared/ui/layout.module.css'
import type { Skill } from '../model/exercise'

const icons: Record<Skill, ComponentType<{ size: number; stroke: number }>> = {
  relaxation: IconWind,
  attention: IconFocus2,
  self_talk: IconMessageCircle,
  imagery: IconEye,
  mistakes: IconRefresh,
  goal_setting: IconFlag,
  routines: IconRepeat,
  reflection: IconNotebook,
  team_spirit: IconUsersGroup,
  sleep: IconMoon,
}

/** The picture of a skill, in the colour of the mental side. */
export function SkillIcon({ skill, size = 40 }: { skill: Skill; size?: number }) {
  const Icon = icons[skill]
  return (
    <span
      className={`${layout.centered} ${layout.fixed} ${layout.roundControl}`}
      style={{
        inlineSize: size,
        blockSize: size,
        background: 'var(--violet-ground)',
        color: 'var(--violet-text)',
      }}
      aria-hidden
    >
      <Icon size={size / 2} stroke={1.75} />
    </span>
  )
}
