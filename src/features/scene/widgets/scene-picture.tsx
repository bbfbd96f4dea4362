import { PictureSvg } from '../components/picture/picture-svg'
import type { Scene } from '../model/document/scene-schema'
import { drawScene } from '../model/draw/draw-scene'
import { spreadPlayers } from '../model/draw/spread-players'
import type { PhotoHref } from '../model/draw/photos'
import type { Density } from '../model/pitch/view'
import { useTapeText } from './use-tape-text'

interface ScenePictureProps {
  scene: Scene
  /** `card` draws symbols larger, so that they read at 300 px. */
  density: Density
  /** Seconds; a step's picture with its arrows when `stepIndex` is given instead. */
  time?: number
  stepIndex?: number
  /** What the picture shows, in words. */
  label?: string
  /** Beside words that say the same, the picture may be silent. */
  isDecorative?: boolean
  /** Players' photos, for who may see them. */
  photos?: PhotoHref
}

/** One moment of a scene, drawn as a coach would chalk it. Fills its box, keeps its proportions. */
export function ScenePicture(props: ScenePictureProps) {
  const { scene, density, time, stepIndex = 0, label, isDecorative, photos } = props
  const tapeText = useTapeText()
  const picture = drawScene(density === 'card' ? spreadPlayers(scene) : scene, {
    time: time ?? scene.steps[stepIndex]?.t ?? 0,
    density,
    tapeText,
  })
  return (
    <PictureSvg
      picture={picture}
      surface={scene.pitch.surface}
      label={isDecorative ? undefined : label}
      photos={photos}
    />
  )
}
