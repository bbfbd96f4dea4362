import type { Figure, Picture } from '../../model/draw/marks'
import { toSvgTransform } from '../../model/draw/to-svg'
import { formatNumber } from '../../model/draw/path-data'
import { noPhotos, listShownMarks, type PhotoHref } from '../../model/draw/photos'
import { MarkShape } from './mark-shape'
import { PhotoShape } from './photo-shape'
import styles from './picture-svg.module.css'

interface PictureSvgProps {
  picture: Picture
  /** White paper looks the same in both themes. */
  surface: 'grass' | 'white'
  /** What the picture shows; without it the picture is silent. */
  label?: string
  photos?: PhotoHref
}

/** The drawing as inline SVG. */
export function PictureSvg({
  picture: { frame, ground, figures },
  surface,
  label,
  photos = noPhotos.href,
}: PictureSvgProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={styles.picture}
      data-surface={surface}
      viewBox={[frame.x, frame.y, frame.width, frame.height].map(formatNumber).join(' ')}
      preserveAspectRatio="xMidYMid meet"
      {...voice}
    >
      {[...ground, ...figures].map((figure) => (
        <FigureShape key={figure.key} figure={figure} photos={photos} />
      ))}
    </svg>
  )
}

function FigureShape({ figure, photos }: { figure: Figure; photos: PhotoHref }) {
  return (
    <g
      transform={toSvgTransform(figure)}
      opacity={figure.opacity === 1 ? undefined : figure.opacity}
    >
      {figure.marks
        .flatMap((mark) => listShownMarks(mark, photos))
        .map(({ mark, href }, index) =>
          href === null ? (
            <MarkShape key={index} mark={mark} />
          ) : (
            <PhotoShape key={index} mark={mark} href={href} />
          ),
        )}
    </g>
  )
}
