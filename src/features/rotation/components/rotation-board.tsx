import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
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

const brushes: readonly Brush[] = ['swap', 'p', 'b', 'k', 'x', '.']

/** The grid first, its tools above, the rules below it on a phone and beside it on a desk. */
export function RotationBoard({ game }: { game: RotationGame }) {
  const { t } = useTranslation(['rotation', 'common'])
  const rotation = useRotation(game)
  const [brush, setBrush] = useState<Brush>('swap')
  const { save, isDirty, isSolving, isEmpty, isOvertaken } = rotation
  const offered = brushes.filter((one) => one !== 'k' || rotation.rules.keeper !== 'open')
  return (
    <div className={layout.stack4}>
      <RotationOutcome game={game} rotation={rotation} />
      {isOvertaken ? (
        <Alert
          kind="error"
          title={t('overtaken.title')}
          actions={
            <>
              <Button kind="secondary" onClick={rotation.takeTheirs}>
                {t('overtaken.theirs')}
              </Button>
              <Button kind="secondary" onClick={rotation.keepMine}>
                {t('overtaken.mine')}
              </Button>
            </>
          }
        />
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
          disabled={!isDirty || isEmpty || isOvertaken || game.isOver}
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
