import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { explainMinutes } from '../model/explain-minutes'
import { countParts } from '../model/rotation'
import type { Rotation } from './use-rotation'
import type { RotationGame } from './use-rotation-game'

/** One sentence per child: what a coach says when a family asks. */
export function MinutesReasons({ game, rotation }: { game: RotationGame; rotation: Rotation }) {
  const { t, i18n } = useTranslation('rotation')
  const { problem, turns } = rotation
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const all = number.format((countParts(problem) * problem.partSeconds) / 60)
  const lines = explainMinutes(problem, turns, game.played)
  return (
    <section className={layout.stack2}>
      <h2 className={layout.text16}>{t('why.title')}</h2>
      <ul className={layout.listStack1}>
        {lines.map(({ player_id, seconds, reason }) => (
          <li key={player_id} className={layout.text14}>
            <strong>{game.players.find(({ id }) => id === player_id)?.name}</strong>
            {': '}
            {t(`why.${reason}`, { minutes: number.format(seconds / 60), all })}
          </li>
        ))}
      </ul>
    </section>
  )
}
