import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { computeColumns } from '../../model/block-moves'
import type { SeasonBlock } from '../../model/season-plan'
import type { Period } from '../../model/season-weeks'
import { useSeasonText } from '../use-season-text'
import styles from './strip.module.css'
import { useBlockDrag } from './use-block-drag'

interface StripBlocksProps {
  blocks: readonly SeasonBlock[]
  season: Period
  columns: number
  mayWrite: boolean
  onMove: (block: SeasonBlock, period: Period) => void
  onOpen: (block: SeasonBlock) => void
}

const edges = ['start', 'end'] as const
const whole = 'whole'

/** The coloured bars above the weeks: drag them or their ends; with the keyboard, the arrow keys. */
export function StripBlocks(props: StripBlocksProps) {
  const { blocks, season, columns, mayWrite, onMove, onOpen } = props
  const { t } = useTranslation('season')
  const { range, day } = useSeasonText()
  const { placeOf, isMoved, wasMoved, handlers } = useBlockDrag({ blocks, season, columns, onMove })
  return (
    <div className={styles.blocks} data-blocks="">
      {blocks.map((block) => {
        const place = placeOf(block)
        const { first, count } = computeColumns(place, season)
        const name = t('season.block_of', { title: block.title, range: range(place) })
        return (
          <div
            key={block.id}
            className={`${layout.min} ${layout.grid} ${layout.relative} ${layout.roundControl} ${styles.block}`}
            data-kind={block.kind}
            data-moved={isMoved(block) || undefined}
            style={{ gridColumn: `${first + 1} / span ${count}` }}
          >
            {mayWrite ? (
              <>
                <button
                  type="button"
                  className={`${layout.clip} ${layout.min} ${layout.textStart} ${styles.bar}`}
                  title={name}
                  aria-label={t('season.block_move', { block: name })}
                  aria-keyshortcuts="ArrowLeft ArrowRight"
                  onClick={() => {
                    if (!wasMoved()) onOpen(block)
                  }}
                  {...handlers(block, whole)}
                >
                  {block.title}
                </button>
                {edges.map((edge) => (
                  <button
                    key={edge}
                    type="button"
                    className={`${layout.inside} ${layout.flush} ${styles.edge}`}
                    data-edge={edge}
                    aria-label={t(`season.block_${edge}`, {
                      title: block.title,
                      day: day(edge === 'start' ? place.starts_on : place.ends_on),
                    })}
                    {...handlers(block, edge)}
                  />
                ))}
              </>
            ) : (
              <span
                className={`${layout.clip} ${layout.min} ${layout.textStart} ${styles.bar}`}
                title={name}
              >
                {block.title}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
