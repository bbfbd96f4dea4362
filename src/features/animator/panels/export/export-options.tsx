import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import {
  filmRates,
  isFilm,
  looks,
  shapes,
  type ExportChoice,
  type ExportFormat,
} from '../../export/choice'
import { SegmentBox } from '../inspector/fields/segment-box'
import { SwitchBox } from '../inspector/fields/switch-box'

interface ExportOptionsProps {
  scene: Scene
  choice: ExportChoice
  onChange: (patch: Partial<ExportChoice>) => void
}

const speeds = ['0.5', '1', '1.5', '2'] as const

/** Only what matters for the chosen format. */
export function ExportOptions({ scene, choice, onChange }: ExportOptionsProps) {
  const { t, i18n } = useTranslation('animator')
  const number = new Intl.NumberFormat(i18n.language)
  const { format } = choice
  if (format === 'json') return null
  return (
    <>
      <SegmentBox
        label={t('export.shape')}
        value={choice.shape}
        options={shapes.map((value) => ({ value, label: t(`export.shapes.${keyOf[value]}`) }))}
        onCommit={(shape) => onChange({ shape })}
      />
      {scene.steps.length > 1 ? (
        <SegmentBox
          label={t('export.range')}
          value={choice.range}
          options={[
            { value: 'all', label: t('export.ranges.all', { count: scene.steps.length }) },
            { value: 'step', label: t('export.ranges.step', { number: choice.step + 1 }) },
          ]}
          onCommit={(range) => onChange({ range })}
        />
      ) : null}
      <SegmentBox
        label={t('export.look')}
        value={choice.look}
        options={looks.map((value) => ({ value, label: t(`export.looks.${value}`) }))}
        onCommit={(look) => onChange({ look })}
      />
      {isFilm(format) ? (
        <SegmentBox
          label={t('export.speed')}
          value={speeds.find((speed) => Number(speed) === choice.speed) ?? '1'}
          options={speeds.map((value) => ({
            value,
            label: t('time.times', { speed: number.format(Number(value)) }),
          }))}
          onCommit={(speed) => onChange({ speed: Number(speed) })}
        />
      ) : null}
      {isVideo(format) ? (
        <SegmentBox
          label={t('export.rate')}
          value={choice.frameRate === 30 ? '30' : '60'}
          options={filmRates.map((rate) => ({
            value: rate === 30 ? ('30' as const) : ('60' as const),
            label: t(`export.rates.${rate}`),
          }))}
          onCommit={(rate) => onChange({ frameRate: rate === '30' ? 30 : 60 })}
        />
      ) : null}
      {format === 'pdf' ? null : (
        <SwitchBox
          label={t('export.captions')}
          isOn={choice.hasCaptions}
          onChange={(hasCaptions) => onChange({ hasCaptions })}
        />
      )}
    </>
  )
}

const keyOf = { '16:9': 'wide', '9:16': 'tall', '1:1': 'square', a4: 'a4' } as const

function isVideo(format: ExportFormat): boolean {
  return format === 'mp4' || format === 'webm'
}
