import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Exposure } from '../model/exposure'

interface ExposureBarProps {
  minutes: Exposure['goals'][number]
  /** The most minutes any goal of the plan had: a full bar. */
  most: number
}

/** Minutes of the goal's own topic, then of the topics that help it along. */
export function ExposureBar({ minutes, most }: ExposureBarProps) {
  const { t } = useTranslation('development')
  const { direct, indirect, sessions } = minutes
  return (
    <div className={layout.stack1}>
      <div style={track} aria-hidden="true">
        <span
          style={{ inlineSize: `${(direct / most) * 100}%`, background: 'var(--accent-text)' }}
        />
        <span
          style={{
            inlineSize: `${(indirect / most) * 100}%`,
            background: 'var(--accent-text)',
            opacity: 0.4,
          }}
        />
      </div>
      <p className={layout.dim13} style={{ margin: 0 }}>
        {direct + indirect === 0
          ? t('exposure.none')
          : [
              t('exposure.direct', { count: direct }),
              t('exposure.indirect', { count: indirect }),
              t('exposure.sessions', { count: sessions }),
            ].join(' · ')}
      </p>
    </div>
  )
}

const track = {
  display: 'flex',
  gap: 2,
  blockSize: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: 'var(--surface-3)',
}
