import { IconBallFootball, IconDots, IconRepeat } from '@tabler/icons-react'
import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { IconButton } from '@/shared/ui/button'
import { useEditor, useEditorState } from '../../editor-context'

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** Repeat and follow the ball: buttons, on a phone a menu. */
export function PlaySwitches() {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const isPhone = useIsPhone()
  const isLooping = useEditorState((state) => state.isLooping)
  const isFollowingBall = useEditorState((state) => state.isFollowingBall)
  const switches = [
    {
      label: t('time.loop'),
      icon: <IconRepeat {...look} />,
      isOn: isLooping,
      turn: () => editor.set({ isLooping: !isLooping }),
    },
    {
      label: t('time.follow'),
      icon: <IconBallFootball {...look} />,
      isOn: isFollowingBall,
      turn: () => editor.set({ isFollowingBall: !isFollowingBall }),
    },
  ]
  if (!isPhone) {
    return switches.map(({ label, icon, isOn, turn }) => (
      <IconButton key={label} label={label} isPressed={isOn} onClick={turn}>
        {icon}
      </IconButton>
    ))
  }
  return (
    <Menu position="top-end" width={240} closeOnItemClick={false}>
      <Menu.Target>
        <IconButton label={t('time.more')}>
          <IconDots {...look} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {switches.map(({ label, icon, isOn, turn }) => (
          <Menu.Item
            key={label}
            role="menuitemcheckbox"
            aria-checked={isOn}
            leftSection={icon}
            data-on={isOn || undefined}
            onClick={turn}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
