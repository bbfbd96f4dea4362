import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StoredRotation } from '@/features/matches/model/rotation/rotation-row'
import { isStaleRow } from '@/lib/stale-row'
import { StaleRowAlert } from '@/shared/form/stale-row-alert'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { MinutesReasons } from './minutes-reasons'
import { RotationGrid, type Brush } from './rotation-grid'
import styles from './rotation.module.css'
import { RotationOutcome } from './rotation-outcome'
import { RulesPanel } from './rules-panel'
import { useRotation } from './use-rotation'
import type { RotationGame } from './use-rotation-game'

interface RotationBoardProps {
  game: RotationGame
  stored: StoredRotation | null
  onReload: () => Promise<void>
}

const brushes: readonly Brush[] = ['swap', 'p', 'b', 'k', 'x', '.']

/** The grid first, its tools above, the rules below it on a phone and beside it on a desk. */
export function RotationBoard({ game, stored, onReload }: RotationBoardProps) {
  const { t } = useTranslation(['rotation', 'common'])
  const rotation = useRotation(game, stored)
  const [brush, setBrush] = useState<Brush>('swap')
  const { save, isDirty, isSolving, isEmpty } = rotation
  const offered = brushes.filter((one) => one !== 'k' || rotation.rules.keeper !== 'open')
  return (
    <div className={layout.stack4}>
      <RotationOutcome game={game} rotation={rotation} />
      {isStaleRow(save.error) ? (
        <StaleRowAlert onReload={onReload} />
      ) : save.error ? (
        <Alert kind="error" title={t('not_saved')} />
      ) : null}
      {game.isOver ? <Alert>{t('over')}</Alert> : null}
      <div className={layout.row2}>
        <Button busy={isSolving} disabled={game.isOver} onClick={rotation.solve}>
          {t('solve')}
        </Button>
        <Button
          kind="secondary"
          busy={save.isPending}
          disabled={!isDirty || isEmpty || game.isOver}
          onClick={rotation.store}
        >
          {t('save')}
        </Button>
        <span className={layout.dim14} role="status">
          {isSolving ? t('solving') : isDirty && !isEmpty ? t('common:form.unsaved') : null}
        </span>
      </div>
      {isEmpty ? null : (
        <>
          <div className={styles.scroll}>
            <SegmentedControl
              aria-label={t('brush.label')}
              value={brush}
              onChange={(value) => setBrush(offered.find((one) => one === value) ?? 'swap')}
              data={offered.map((one) => ({
                value: one,
                label: t(`brush.${one === '.' ? 'free' : one}`),
              }))}
            />
          </div>
          <RotationGrid game={game} rotation={rotation} brush={brush} />
        </>
      )}
      <details>
        <summary className={layout.medium14}>{t('rules.title')}</summary>
        <RulesPanel game={game} rotation={rotation} />
      </details>
      {isEmpty ? null : <MinutesReasons game={game} rotation={rotation} />}
    </div>
  )
}
