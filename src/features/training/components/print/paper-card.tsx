import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { QrCode } from '@/shared/ui/print/qr-code'
import type { PaperBlock, PaperPlan } from '../../model/print/paper-plan'
import { PaperPicture } from './paper-picture'
import layout from '@/shared/ui/layout.module.css'
import styles from './paper-card.module.css'

interface PaperCardProps {
  plan: PaperPlan
  level: number
  withPoints: boolean
  link: string | null
}

/** From this level on there is no room for drawings, from the tightest on none for points. */
const noPictures = 3
const noPoints = 5

/** The session for the pocket, A6: when, what, two points each. */
export function PaperCard({ plan, level, withPoints, link }: PaperCardProps) {
  const { t, i18n } = useTranslation(['training', 'planner'])
  return (
    <article className={styles.card} data-level={level}>
      <header>
        <div>
          <p>
            {plan.team} · {formatDay(plan.date, i18n.language)}, {plan.start}–{plan.end}
          </p>
          <h2 className={styles.name}>{plan.title ?? t('list.untitled')}</h2>
        </div>
        {link ? <QrCode link={link} /> : null}
      </header>
      <ol>
        {plan.steps.map((step, index) => (
          <li key={index}>
            <p className={`${layout.grid} ${layout.packed} ${layout.oneLine} ${styles.time}`}>
              <b>{step.start}</b>
              <span>{t('sheet.minutes', { count: step.minutes })}</span>
            </p>
            <div className={`${layout.grid} ${styles.lanes}`}>
              {step.blocks.map((block) => (
                <CardBlock
                  key={block.key}
                  block={block}
                  hasPicture={level < noPictures}
                  points={withPoints && level < noPoints ? 2 : 0}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </article>
  )
}

interface CardBlockProps {
  block: PaperBlock
  hasPicture: boolean
  points: number
}

function CardBlock({ block, hasPicture, points }: CardBlockProps) {
  const { t } = useTranslation(['training', 'planner'])
  const { title, group, drawing } = block
  return (
    <div className={`${layout.flex} ${layout.spread} ${styles.block}`}>
      <div>
        <h3>
          {group ? `${group}: ` : null}
          {title ?? t('planner:board.unknown_exercise')}
        </h3>
        {points > 0 && block.points.length > 0 ? (
          <ul>
            {block.points.slice(0, points).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {hasPicture ? <PaperPicture drawing={drawing} className={styles.picture} /> : null}
    </div>
  )
}
