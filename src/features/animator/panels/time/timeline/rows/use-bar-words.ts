import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useNames } from '../../../names/use-names'
import type { Bar, Lane } from '../lanes/lanes'

/** What a screen reader hears of a lane: "Green 7, run, 2.0 to 3.5 seconds, 5.1 m/s". */
export function useBarWords() {
  const { t, i18n } = useTranslation('animator')
  const { nameOf } = useNames()
  const number = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

  const pace = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'meter-per-second',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

  /** Where the eye sees the team from the colour beside it. */
  function formatShortName(scene: Scene, id: string): string {
    const object = scene.objects.find((one) => one.id === id)
    const short =
      object?.kind === 'player' &&
      [object.number, object.name || object.label].filter(Boolean).join(' ')
    return short || nameOf(scene, id)
  }

  function describeBar(scene: Scene, { object }: Lane, bar: Bar): string {
    const what = {
      name: nameOf(scene, object.id),
      kind: t(`time.moves.${bar.kind}`),
      from: number.format(bar.from),
      until: number.format(bar.until),
      speed: pace.format(bar.speed),
    }
    if (object.kind !== 'ball') return t('time.timeline.movement', what)
    if (bar.to === null) return t('time.timeline.flight', what)
    return t('time.timeline.pass', { ...what, to: nameOf(scene, bar.to) })
  }

  function describeKey(scene: Scene, { object }: Lane, bar: Bar): string {
    return t(bar.kind === 'wait' ? 'time.timeline.wait_until' : 'time.timeline.key', {
      name: nameOf(scene, object.id),
      kind: t(`time.moves.${bar.kind}`),
      time: number.format(bar.until),
    })
  }

  return {
    barWords: describeBar,
    keyWords: describeKey,
    nameOf,
    shortNameOf: formatShortName,
    pace,
  }
}
