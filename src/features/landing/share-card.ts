/** The picture beside a shared link, 1200 × 630: the attack of the front door, and what the page is called. */
import {
  attackers,
  ball,
  chalkLines,
  defenders,
  goalFrame,
  mownStrips,
  pass,
  run,
  runner,
} from './model/hero-scene'
import { projectSpot, toPath, type Spot } from './model/perspective'

const colors = {
  ground: '#000000',
  grass: '#101010',
  chalk: '#4d4d4d',
  dim: '#a3a3a3',
  text: '#f5f5f5',
  green: '#22c55e',
}

/** Characters of a title's line, at 64 px in bold. */
const lineLength = 30

export function renderShareCard(title: string, description: string): string {
  const titleLines = wrapText(title, lineLength).slice(0, 3)
  const words = wrapText(description, 62).slice(0, 2)
  const below = 150 + titleLines.length * 74
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${colors.ground}"/>
<g transform="translate(250 180) scale(1.02)" opacity="0.85">${renderScene()}</g>
<rect width="1200" height="${below + words.length * 38 - 10}" fill="${colors.ground}" opacity="0.72"/>
<g fill="none" stroke="${colors.green}" stroke-width="2.5" transform="translate(64 48) scale(1.7)">
<path d="M3 3h22v13.5c0 4.5-4.5 7.5-11 10-6.5-2.5-11-5.5-11-10z"/><path d="M3 10.5h22M14 10.5v16M9 10.5a5 5 0 0 0 10 0" stroke-width="1.6"/></g>
<g font-family="Inter" fill="${colors.text}">
<text x="126" y="84" font-size="34" font-weight="700">Touchline</text>
${titleLines.map((line, index) => `<text x="64" y="${190 + index * 74}" font-size="64" font-weight="700">${escapeXml(line)}</text>`).join('')}
${words.map((line, index) => `<text x="64" y="${below + 30 + index * 38}" font-size="28" fill="${colors.dim}">${escapeXml(line)}</text>`).join('')}
</g></svg>`
}

function renderScene(): string {
  return [
    ...mownStrips.map((strip) => `<path d="${toPath(strip)}" fill="${colors.grass}"/>`),
    ...chalkLines.map((line) => renderLine(line, colors.chalk, 2)),
    renderLine(goalFrame, colors.dim, 3),
    ...defenders.map((spot) => renderPlayer(spot, colors.ground, colors.dim)),
    renderLine(pass, colors.text, 3, 'stroke-dasharray="3 9"'),
    renderLine(run, colors.green, 6),
    ...attackers.map((spot) => renderPlayer(spot, colors.text, colors.text)),
    renderPlayer(runner, colors.green, colors.green),
    renderBall(),
  ].join('')
}

function renderLine(spots: readonly Spot[], color: string, width: number, more = ''): string {
  return `<path d="${toPath(spots)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

function renderPlayer(spot: Spot, fill: string, stroke: string): string {
  const { x, y, scale, flatness } = projectSpot(spot)
  const radius = scale * 1.15
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * flatness}" fill="${fill}" stroke="${stroke}" stroke-width="2.5"/>`
}

function renderBall(): string {
  const { x, y } = projectSpot(ball)
  return `<circle cx="${x}" cy="${y}" r="6" fill="${colors.text}"/>`
}

/** Lines of whole words, of about so many characters. */
function wrapText(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < length) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
