import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconNote,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import { canShift, type PlanBlock } from '../../../model/plan'
import { trainingPhases } from '../../../model/taxonomy'
import { usePlanner } from '../planner-context'

interface BlockMenuProps {
  block: PlanBlock
  title: string
  hasNote: boolean
  onNote: () => void
}

const look = { size: 18, stroke: 1.75 } as const

/** Everything dragging can do, without dragging; and more. */
export function BlockMenu({ block, title, hasNote, onNote }: BlockMenuProps) {
  const { t } = useTranslation('training')
  const { plan, moves } = usePlanner()
  const { key, phase } = block
  return (
    <ActionMenu
      label={t('board.actions', { title })}
      items={[
        {
          label: t('planner.up'),
          icon: <IconArrowUp {...look} />,
          disabled: !canShift(plan, key, -1),
          onSelect: () => moves.shift(key, -1),
        },
        {
          label: t('planner.down'),
          icon: <IconArrowDown {...look} />,
          disabled: !canShift(plan, key, 1),
          onSelect: () => moves.shift(key, 1),
        },
        ...trainingPhases
          .filter((other) => other !== phase)
          .map((other) => ({
            label: t('board.to_phase', { phase: t(`phases.${other}`) }),
            icon: <IconArrowRight {...look} />,
            onSelect: () => moves.move(key, other, Number.POSITIVE_INFINITY),
          })),
        {
          label: t('board.add_note'),
          icon: <IconNote {...look} />,
          disabled: hasNote,
          onSelect: onNote,
        },
        {
          label: t('planner.remove'),
          icon: <IconTrash {...look} />,
          isDanger: true,
          onSelect: () => moves.remove(key),
        },
      ]}
    />
  )
}
