import type { ReactNode } from 'react'
import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'

interface GuideStageProps {
  /** From 0 to 1. */
  share: number
  /** Which round or step it is. */
  position: string
  children: ReactNode
}

/** Room and quiet for a guided exercise: where it stands, and nothing else. */
export function GuideStage({ share, position, children }: GuideStageProps) {
  const { t } = useTranslation('mental')
  return (
    <section
      aria-label={t('guide.title')}
      className={`${layout.stack5} ${layout.middle} ${layout.roundCard} ${layout.ground1}`}
      style={{
        border: '1px solid var(--violet-edge)',
        padding: 'var(--space-6) var(--space-4)',
      }}
    >
      <div className={`${layout.stack2} ${layout.full}`} style={{ maxInlineSize: 560 }}>
        <p className={`${layout.dim14} ${layout.figures} ${layout.textCenter}`}>{position}</p>
        <Progress
          value={Math.min(100, share * 100)}
          color="violet"
          size="sm"
          transitionDuration={0}
          aria-label={t('guide.progress')}
        />
      </div>
      {children}
    </section>
  )
}
