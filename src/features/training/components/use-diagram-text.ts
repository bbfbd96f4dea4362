import { useTranslation } from 'react-i18next'
import type { Area, Diagram } from '../model/diagram/diagram'
import { describeDiagram, type Place } from '../model/diagram/diagram-description'

/** One sentence for the picture's name: area, what stands on it, how many movements. */
export function useDiagramSummary(diagram: Diagram, area: Area): string {
  const { t, i18n } = useTranslation('training')
  const words = describeDiagram(diagram)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const things = words.counts.map(({ thing, count }) => t(`diagram.things.${thing}`, { count }))
  const moves = words.moveCounts.map(({ kind, count }) => t(`diagram.moves.${kind}`, { count }))
  const sentences = [
    t('diagram.area', { length: area.length, width: area.width }),
    things.length > 0 ? t('diagram.stands', { things: list.format(things) }) : '',
    moves.length > 0 ? t('diagram.moving', { moves: list.format(moves) }) : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The movements one by one, in the order they were drawn. */
export function useDiagramSteps(diagram: Diagram): string[] {
  const { t } = useTranslation('training')
  const name = (place: Place | null) => {
    if (!place) return t('diagram.space')
    const thing = t(`diagram.names.${place.thing}`)
    return place.number ? `${thing} ${place.number}` : thing
  }
  return describeDiagram(diagram).moves.map((move) =>
    t('diagram.step', {
      move: t(`diagram.move_names.${move.kind}`),
      from: name(move.from),
      to: name(move.to),
    }),
  )
}
