import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconDeviceFloppy,
  IconEraser,
  IconPhoto,
  IconPlayerPlay,
  IconPrinter,
  IconRestore,
  IconTrash,
  IconWand,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { Button, IconButton } from '@/shared/ui/button'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import layout from '@/shared/ui/layout.module.css'
import { listFormations } from '../../model/lineup/formations'
import { findOwnFormation, type OwnFormation } from '../../model/lineup/own-formations'
import type { LineupMoves } from './use-lineup-moves'
import type { LineupState } from './use-lineup-state'

const look = { size: 20, stroke: 1.75 } as const

interface LineupToolbarProps {
  format: number
  state: LineupState
  moves: LineupMoves
  /** Formations of the team's own. */
  drawn: readonly OwnFormation[]
  onShare: () => void
  onAnimate: () => void
  onKeep: () => void
  onRemove: (formation: OwnFormation) => void
}

/** Formation, fill, take back, and what is needed less often. */
export function LineupToolbar(props: LineupToolbarProps) {
  const { format, state, moves, drawn, onShare, onAnimate, onKeep, onRemove } = props
  const { t } = useTranslation('matches/lineup')
  const { lineup, before, isOwn } = state
  const names = [...new Set([...listFormations(format), lineup.formation])]
  const own = drawn.filter((formation) => formation.format === format)
  const chosen = findOwnFormation(own, lineup)
  const isFull = lineup.places.every(({ player_id }) => player_id !== null)
  const isEmpty = lineup.places.every(({ player_id }) => player_id === null)
  const items: MenuAction[] = [
    { label: t('actions.share'), icon: <IconPhoto {...look} />, onSelect: onShare },
    {
      label: t('actions.animate'),
      icon: <IconPlayerPlay {...look} />,
      disabled: isEmpty,
      onSelect: onAnimate,
    },
    {
      label: t('actions.print'),
      icon: <IconPrinter {...look} />,
      onSelect: () => window.print(),
    },
    chosen
      ? {
          label: t('own.remove', { name: chosen.name }),
          icon: <IconTrash {...look} />,
          onSelect: () => onRemove(chosen),
        }
      : { label: t('own.keep'), icon: <IconDeviceFloppy {...look} />, onSelect: onKeep },
    ...(before
      ? [
          {
            label: t('actions.copy'),
            icon: <IconCopy {...look} />,
            onSelect: () => state.change(before),
          },
          {
            label: t('actions.inherit'),
            icon: <IconRestore {...look} />,
            disabled: !isOwn,
            onSelect: state.inherit,
          },
        ]
      : []),
    {
      label: t('actions.clear'),
      icon: <IconEraser {...look} />,
      disabled: isEmpty,
      onSelect: moves.clear,
    },
  ]

  function choose(value: string | undefined) {
    const formation = own.find(({ id }) => id === value)
    if (formation) moves.setOwnFormation(formation)
    else if (value !== undefined) moves.setFormation(value)
  }

  return (
    <div className={layout.row2} role="toolbar" aria-label={t('actions.label')}>
      <FilterSelect
        label={t('formation')}
        value={[chosen?.id ?? lineup.formation]}
        options={[
          ...own.map(({ id, name }) => ({ value: id, label: name })),
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onChange={([value]) => choose(value)}
      />
      <Button kind="secondary" icon={<IconWand {...look} />} disabled={isFull} onClick={moves.fill}>
        {t('actions.fill')}
      </Button>
      <IconButton label={t('actions.undo')} disabled={!state.canUndo} onClick={state.undo}>
        <IconArrowBackUp {...look} />
      </IconButton>
      <IconButton label={t('actions.redo')} disabled={!state.canRedo} onClick={state.redo}>
        <IconArrowForwardUp {...look} />
      </IconButton>
      <ActionMenu label={t('actions.more')} items={items} />
    </div>
  )
}
