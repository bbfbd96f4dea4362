import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Goal, Review } from '../../api/plans'
import { toGrowthStep } from '../../model/review'
import { StepFace } from './steps-field'

interface PartViewProps {
  kind: Review['kind']
  part: Review | undefined
  goals: readonly Goal[]
  /** Said where the part is not there (or not to be seen). */
  missing: string
}

/** One part of the review as it was written. */
export function PartView({ kind, part, goals, missing }: PartViewProps) {
  const { t } = useTranslation('development')
  return (
    <SectionCard title={t(`review.${kind}`)}>
      {part ? (
        <>
          <ul className={layout.listStack2}>
            {goals.map(({ position, words }, index) => {
              const step = toGrowthStep(part.steps[index])
              return (
                <li key={position} className={layout.stack1}>
                  <span className={`${layout.medium} ${layout.breakable}`}>{words}</span>
                  {step ? <StepFace step={step} /> : null}
                </li>
              )
            })}
          </ul>
          <Words label={t(`review.${kind}_words`)} text={part.words} />
          <Words label={t(`review.${kind}_next`)} text={part.next_steps} />
        </>
      ) : (
        <p className={layout.dim14} style={{ margin: 0 }}>
          {missing}
        </p>
      )}
    </SectionCard>
  )
}

function Words({ label, text }: { label: string; text: string | null }) {
  if (!text) return null
  return (
    <div className={layout.stack1}>
      <span className={layout.dim13}>{label}</span>
      <p className={`${layout.size14} ${layout.breakable}`} style={preserved}>
        {text}
      </p>
    </div>
  )
}

const preserved = { margin: 0, whiteSpace: 'pre-line' } as const
