/** Diagonal behind a full-back for the running winger. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const behindTheFullBack: Exercise = {
  key: 'behind-the-full-back',
  kind: { practice_type: 'opposed', moment: 'in_possession' },
  sizes: createSizes([[34, 26], [12, 14], 3, [8, 60, 60]], [[46, 36], [15, 99], 4, [8, 75, 60]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('youth', at(1, 0.5), 180)
    drawing.keeper('b', [area[0] - 1.2, area[1] / 2])
    const centreBack = drawing.player('a', at(0.08, 0.66))
    const six = drawing.player('a', at(0.24, 0.5))
    const winger = drawing.player('a', at(0.48, 0.1))
    const striker = drawing.player('a', at(0.62, 0.66))
    const presser = drawing.player('b', at(0.32, 0.62))
    const back = drawing.player('b', at(0.58, 0.2))
    const stopper = drawing.player('b', at(0.74, 0.6))
    const ball = drawing.ball(six)
    drawing.together(() => {
      drawing.run(presser, at(0.24, 0.66))
      drawing.pass(ball, centreBack)
    })
    moveAll(
      drawing,
      [winger, at(0.42, 0.12)],
      [back, at(0.52, 0.18)],
      [presser, at(0.2, 0.66)],
      [centreBack, at(0.11, 0.6)],
    )
    drawing.together(() => {
      drawing.run(winger, at(0.6, 0.08), at(0.74, 0.12))
      drawing.run(back, at(0.6, 0.22), at(0.68, 0.22))
      drawing.pass(ball, at(0.74, 0.12), { for: winger, kind: 'lofted' })
    })
    moveAll(
      drawing,
      [winger, at(0.84, 0.2)],
      [striker, at(0.84, 0.58)],
      [back, at(0.76, 0.26)],
      [stopper, at(0.84, 0.44)],
    )
    playInto(drawing, ball, striker, at(0.88, 0.62))
    drawing.shot(ball, [area[0], area[1] / 2 + 1.9])
    return drawing
  },
  words: {
    en: {
      title: 'Diagonal behind the full-back',
      aim: 'Time a long diagonal with the winger’s run so that ball and runner arrive behind the full-back together.',
      setup:
        'Field of {l} × {w} m with a 5 m goal and a keeper. Green: a centre-back, a holding midfielder, a winger and a striker. Yellow: a presser, a full-back with the winger, a centre-back with the striker.',
      rules: [
        'The midfielder sets the ball back; now the presser runs at the centre-back.',
        'The winger comes short and pulls the full-back along.',
        'As the centre-back lifts the head, the winger spins and runs in behind.',
        'Winger: cross flat to the striker or cut inside and finish.',
        'Full-back stays deep: play short into the winger’s feet. The next ball starts when all are back; sides change after four.',
      ],
      points: [
        'Passer: first touch out of the feet, head up, contact under the ball’s middle.',
        'Winger: the run starts with the passer’s last step, not before.',
        'Aim at a place in front of the runner, not at the runner.',
        'Lay-off to the standing foot saves the passer a touch.',
      ],
      harder: ['Offside counts on the line of the yellow centre-back.'],
      easier: ['The presser starts five metres further away.'],
      scoring: 'Ball controlled behind the full-back: one point. Goal from it: two more.',
      question: 'Which sign between passer and runner started the run?',
      fault: 'The winger starts early and waits for the ball offside or standing still.',
    },
    de: {
      title: 'Diagonalball hinter den Außenverteidiger',
      aim: 'Langen Diagonalball und Lauf des Flügels so abstimmen, dass beide zugleich hinter dem Verteidiger ankommen.',
      setup:
        'Feld von {l} × {w} m mit Fünf-Meter-Tor und Torwart. Grün: Innenverteidiger, Sechser, Flügel, Stürmer. Gelb: ein Anläufer, ein Außenverteidiger beim Flügel, ein Innenverteidiger beim Stürmer.',
      rules: [
        'Der Sechser legt zurück; jetzt läuft der gelbe Spieler den Innenverteidiger an.',
        'Der Flügel kommt kurz und zieht den Verteidiger mit.',
        'Hebt der Innenverteidiger den Kopf, startet der Flügel in die Tiefe.',
        'Flügel: flach zum Stürmer oder nach innen und selbst abschließen.',
        'Bleibt der Verteidiger tief, kommt der Pass kurz in den Fuß. Der nächste Ball beginnt, wenn alle stehen; nach vier Bällen Seitenwechsel.',
      ],
      points: [
        'Passgeber: Ball vorlegen, Kopf hoch, unter der Ballmitte treffen.',
        'Flügel: mit dem letzten Schritt des Passgebers starten, nicht früher.',
        'Auf einen Punkt vor dem Läufer zielen, nicht auf den Läufer.',
        'Eine Ablage in den Schritt spart dem Passgeber einen Kontakt.',
      ],
      harder: ['Abseits gilt auf Höhe des gelben Innenverteidigers.'],
      easier: ['Der Anläufer startet fünf Meter weiter weg.'],
      scoring: 'Ball hinter dem Verteidiger unter Kontrolle: ein Punkt. Tor daraus: zwei dazu.',
      question: 'Welches Zeichen zwischen Passgeber und Läufer löste den Start aus?',
      fault: 'Der Flügel startet zu früh und wartet im Abseits oder im Stand.',
    },
    bg: {
      title: 'Диагонал зад гърба на бека',
      aim: 'Съгласуване на дългия диагонал с бягането на крилото, така че двете да стигнат едновременно зад бека.',
      setup:
        'Поле {l} × {w} м с петметрова врата и вратар. Зелени: централен защитник, опорен, крило и нападател. Жълти: пресиращ, бек до крилото и централен защитник до нападателя.',
      rules: [
        'Опорният връща топката; сега жълтият тръгва към централния защитник.',
        'Крилото идва късо и увлича бека.',
        'Щом централният вдигне глава, крилото се обръща и бяга в дълбочина.',
        'Крилото центрира по земя или влиза навътре и завършва.',
        'Ако бекът остане дълбоко – къс пас в краката. Следващата топка започва, щом всички са по местата; след четири се сменят страните.',
      ],
      points: [
        'Подаващ: топката напред от крака, глава горе, удар под средата ѝ.',
        'Крило: тръгни с последната крачка на подаващия, не по-рано.',
        'Цели място пред бягащия, не самия него.',
        'Връщане в крачка спестява едно докосване на подаващия.',
      ],
      harder: ['Засадата важи по линията на жълтия централен защитник.'],
      easier: ['Пресиращият тръгва от пет метра по-далеч.'],
      scoring: 'Овладяна топка зад бека – точка. Гол от нея – още две.',
      question: 'По какво между подаващия и бягащия се разбра, че е време за старт?',
      fault: 'Крилото тръгва рано и чака топката в засада или на място.',
    },
  },
}
