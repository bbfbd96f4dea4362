import {
  IconFlipHorizontal,
  IconFlipVertical,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconObjectScan,
  IconSwitchHorizontal,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { CommandName } from '../../../editor/command'
import { CommandButton } from '../../bar/command-button'
import styles from '../inspector.module.css'
import { ThingCommands } from '../thing/thing-commands'

const groups: readonly {
  title: 'align' | 'distribute' | 'arrange'
  commands: readonly (readonly [CommandName, Icon])[]
}[] = [
  {
    title: 'align',
    commands: [
      ['align_left', IconLayoutAlignLeft],
      ['align_centre', IconLayoutAlignCenter],
      ['align_right', IconLayoutAlignRight],
      ['align_top', IconLayoutAlignTop],
      ['align_middle', IconLayoutAlignMiddle],
      ['align_bottom', IconLayoutAlignBottom],
    ],
  },
  {
    title: 'distribute',
    commands: [
      ['distribute_across', IconLayoutDistributeVertical],
      ['distribute_down', IconLayoutDistributeHorizontal],
    ],
  },
  {
    title: 'arrange',
    commands: [
      ['group', IconObjectScan],
      ['mirror_left_right', IconFlipVertical],
      ['mirror_top_bottom', IconFlipHorizontal],
      ['swap_teams', IconSwitchHorizontal],
    ],
  },
]

/** Several things at once: line them up, spread them, turn them round. */
export function SeveralProps() {
  const { t } = useTranslation('animator')
  return (
    <>
      {groups.map(({ title, commands }) => (
        <section key={title} className={`${layout.stack2} ${layout.lineBelow} ${styles.section}`}>
          <h3 className={`${layout.medium} ${layout.size13} ${layout.dimmed} ${styles.title}`}>
            {t(`panels.several.${title}`)}
          </h3>
          <div className={`${layout.flex} ${layout.wrap} ${layout.gapTight} ${styles.commands}`}>
            {commands.map(([name, Icon]) => (
              <CommandButton key={name} name={name}>
                <Icon size={20} stroke={1.75} />
              </CommandButton>
            ))}
          </div>
        </section>
      ))}
      <ThingCommands />
    </>
  )
}
