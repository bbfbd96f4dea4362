import { useTranslation } from 'react-i18next'
import { PictureSvg } from '../components/picture/picture-svg'
import styles from '../components/words/scene-legend.module.css'
import type { Scene } from '../model/document/scene-schema'
import type { Picture } from '../model/draw/marks'
import { legendOf } from '../model/words/legend'
import { arrowSign, objectSign } from '../model/words/sign'
import type { Team } from '../model/words/who'

/** The signs this scene uses, each with its name. */
export function SceneLegend({ scene }: { scene: Scene }) {
  const { t } = useTranslation('scene')
  const { arrows, teams, things } = legendOf(scene)
  const nameOf = (team: Team) => ('name' in team ? team.name : t(`legend.colours.${team.colour}`))
  return (
    <ul className={styles.legend} aria-label={t('legend.label')}>
      {arrows.map((kind) => (
        <Sign key={kind} picture={arrowSign(kind)} name={t(`legend.arrows.${kind}`)} />
      ))}
      {teams.map(({ sample, team, isKeeper }) => (
        <Sign
          key={sample.id}
          picture={objectSign(scene, sample)}
          name={isKeeper ? t('legend.keeper', { team: nameOf(team) }) : nameOf(team)}
        />
      ))}
      {things.map(({ sample, thing }) => (
        <Sign
          key={sample.id}
          picture={objectSign(scene, sample)}
          name={t(`legend.things.${thing}`)}
        />
      ))}
    </ul>
  )
}

function Sign({ picture, name }: { picture: Picture; name: string }) {
  return (
    <li>
      <span className={styles.sign} style={{ aspectRatio: picture.frame.width }}>
        <PictureSvg picture={picture} surface="grass" />
      </span>
      {name}
    </li>
  )
}
