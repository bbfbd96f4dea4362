import { Menu } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import { speeds } from '../../model/motion/playback'
import { usePlayer, usePlayerState } from './player-context'

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Speed, repeat and following the ball in one place, where there is no room for three. */
export function PlayerMenu({ hasBall }: { hasBall: boolean }) {
  const { t, i18n } = useTranslation('scene')
  const player = usePlayer()
  const speed = usePlayerState((state) => state.speed)
  const isLooping = usePlayerState((state) => state.isLooping)
  const isFollowingBall = usePlayerState((state) => state.isFollowingBall)
  const number = new Intl.NumberFormat(i18n.language)
  const tick = (isOn: boolean) => (isOn ? <IconCheck {...look} /> : <span />)
  return (
    <Menu position="top-end" width={240} closeOnItemClick={false}>
      <Menu.Target>
        <IconButton label={t('player.settings')}>
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={isLooping}
          rightSection={tick(isLooping)}
          onClick={() => player.set({ isLooping: !isLooping })}
        >
          {t('player.loop')}
        </Menu.Item>
        {hasBall ? (
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={isFollowingBall}
            rightSection={tick(isFollowingBall)}
            onClick={() => player.set({ isFollowingBall: !isFollowingBall })}
          >
            {t('player.follow')}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Label>{t('player.speed')}</Menu.Label>
        {speeds.map((value) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={speed === value}
            rightSection={tick(speed === value)}
            onClick={() => player.set({ speed: value })}
          >
            {t('player.times', { speed: number.format(value) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
