import { useTranslation } from 'react-i18next'

const letters = ['p', 'b', 'k', 'x'] as const

/** Cells as they are shown and read aloud. */
export function useCellWords() {
  const { t, i18n } = useTranslation('rotation')
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const toKnown = (letter: string) => letters.find((known) => known === letter) ?? 'b'
  return {
    getShort: (letter: string) => t(`short.${toKnown(letter)}`),
    getPart: (part: number) => t('grid.part', { number: part + 1 }),
    /** Minute at which the part begins. */
    getTime: (part: number, partSeconds: number) =>
      t('grid.from', { minute: number.format((part * partSeconds) / 60) }),
    /** Begins with the sign that is seen, so that a voice can name it. */
    getCell: (cell: { name: string; part: number; letter: string; isLocked: boolean }) => {
      const words = t(cell.isLocked ? 'grid.cell_locked' : 'grid.cell', {
        name: cell.name,
        number: cell.part + 1,
        state: t(`letter.${toKnown(cell.letter)}`),
      })
      return `${t(`short.${toKnown(cell.letter)}`)} ${words}`
    },
  }
}
