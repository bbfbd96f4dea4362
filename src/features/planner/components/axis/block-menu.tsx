import {
  IconArrowBarRight,
  IconArrowDown,
  IconArrowRight,
  IconArrowsExchange,
  IconArrowUp,
  IconLayoutColumns,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import type { PlanBlock } from '../../model/plan'
import { canShift, joinStepBefore } from '../../model/board/plan-moves'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import { usePlanner } from '../planner-context'

interface BlockMenuProps {
  block: PlanBlock
  title: string
  /** How many blocks run at the same time. */
  lanes: number
}

const look = { size: 18, stroke: 1.75 } as const

/** Everything dragging can do, without dragging; and more. */
export function BlockMenu({ block, title, lanes }: BlockMenuProps) {
  const { t } = useTranslation(['planner', 'quick-session', 'exercises'])
  const { plan, moves, openBlock, swapBlock } = usePlanner()
  const { key, phase } = block
  const isBeside = lanes > 1
  return (
    <ActionMenu
      label={t('board.actions', { title })}
      items={[
        {
          label: t('plan.details'),
          icon: <IconPencil {...look} />,
          onSelect: () => openBlock(key),
        },
        ...(swapBlock && block.exercise_id
          ? [
              {
                label: t('quick-session:quick.swap.action'),
                icon: <IconArrowsExchange {...look} />,
                onSelect: () => swapBlock(key),
              },
            ]
          : []),
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
        isBeside
          ? {
              label: t('plan.apart'),
              icon: <IconArrowBarRight {...look} />,
              onSelect: () => moves.toggleBeside(key),
            }
          : {
              label: t('plan.beside'),
              icon: <IconLayoutColumns {...look} />,
              disabled: joinStepBefore(plan, key) === plan,
              onSelect: () => moves.toggleBeside(key),
            },
        ...trainingPhases
          .filter((other) => other !== phase)
          .map((other) => ({
            label: t('board.to_phase', { phase: t(`exercises:phases.${other}`) }),
            icon: <IconArrowRight {...look} />,
            onSelect: () => moves.move(key, { phase: other, index: Number.POSITIVE_INFINITY }),
          })),
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
