/** Defending a corner and breaking out of it. */
import { moveAll, playInto, type Exercise } from '../kit'
import { createMatch } from '../phases/teams'
import { airElevens } from './sizes'

export const cornerDefence: Exercise = {
  key: 'corner-defence',
  sizes: airElevens,
  intensity: 'high',
  kind: { topic: 'defending_group', moment: 'out_of_possession' },
  more: { heading: true },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, {
      a: {
        1: [0.015, 0.52],
        2: [0.03, 0.4],
        3: [0.05, 0.6],
        4: [0.055, 0.5],
        5: [0.055, 0.42],
        6: [0.1, 0.46],
        7: [0.12, 0.56],
        8: [0.1, 0.36],
        9: [0.4, 0.5],
        10: [0.18, 0.5],
        11: [0.07, 0.24],
      },
      b: {
        1: [0.8, 0.5],
        2: [0.42, 0.62],
        3: [0.4, 0.38],
        4: [0.13, 0.42],
        5: [0.13, 0.5],
        6: [0.22, 0.4],
        7: [0.01, 0.015],
        8: [0.08, 0.16],
        9: [0.08, 0.56],
        10: [0.2, 0.62],
        11: [0.03, 0.48],
      },
      without: { a: [5, 10], b: [5, 10] },
    })
    const ball = drawing.ball(b(7))
    drawing.together(() => {
      drawing.run(b(4), at(0.075, 0.4))
      drawing.run(a(8), at(0.085, 0.38))
      drawing.run(b(9), at(0.06, 0.54))
      drawing.run(a(7), at(0.08, 0.57))
    })
    drawing.pass(ball, a(4), { kind: 'lofted' })
    drawing.together(() => {
      drawing.run(a(6), at(0.2, 0.3))
      drawing.pass(ball, at(0.2, 0.3), { kind: 'lofted', for: a(6) })
    })
    drawing.together(() => {
      drawing.run(a(11), at(0.26, 0.16))
      drawing.run(a(7), at(0.24, 0.7))
      drawing.run(a(9), at(0.44, 0.42))
      drawing.run(b(3), at(0.43, 0.35))
      drawing.pass(ball, at(0.44, 0.42), { for: a(9) })
    })
    playInto(drawing, ball, a(11), at(0.4, 0.2))
    moveAll(drawing, [a(11), at(0.48, 0.24)], [a(7), at(0.36, 0.68)])
    return drawing
  },
  words: {
    en: {
      title: 'Defending a corner and breaking out',
      aim: 'Win the first ball at a corner with a mixture of zones and markers, leave the box together and start a counter-attack in three passes.',
      setup:
        '{team} on {l} × {w} m, corners for yellow from both sides. Green: one at the near post, a chain of zones in front of goal, markers on the best headers, one for the short corner, the striker up at halfway. The yellow keeper plays far off the goal.',
      rules: [
        'Everybody names a zone or an opponent before the corner is taken.',
        'First contact: clear high and wide, or the keeper catches.',
        'On “out” all step up to the edge of the box within three seconds.',
        'Ball won: into the striker, set to a midfielder, into the run on the wing.',
        'After a goal at either end or a ball out the next corner comes from the other side.',
      ],
      points: [
        'Zones: attack the ball forwards, nobody defends backwards.',
        'Markers: see ball and opponent, body between opponent and goal, no holding.',
        'Keeper: stand in the middle, come only if you are sure to reach it.',
        'Counter: the first pass is the safest, the second the fastest.',
      ],
      harder: ['Yellow may play short and cross again: the short-corner defender needs help.'],
      easier: ['Fewer yellow headers: three attackers in the box only.'],
      scoring:
        'Clearance out of the box one point, halfway crossed under control two, goal from the counter four. At most ten headers each.',
      question: 'Where was the second ball, and why did we have somebody there or not?',
      fault:
        'Relief after the clearance: everyone stays in the box and keeps the opponents onside.',
    },
    de: {
      title: 'Ecke verteidigen und ausbrechen',
      aim: 'Den ersten Ball mit einer Mischung aus Raum- und Manndeckung gewinnen, gemeinsam herausrücken und in drei Pässen kontern.',
      setup:
        '{team} auf {l} × {w} m, Ecken für Gelb von beiden Seiten. Grün: einer am kurzen Pfosten, eine Kette von Zonen vor dem Tor, Bewacher für die Kopfballstärksten, einer für die kurze Ecke, der Stürmer an der Mittellinie. Der gelbe Torwart steht weit vor dem Tor.',
      rules: [
        'Vor der Ausführung nennt jeder seine Zone oder seinen Gegner.',
        'Erster Kontakt: hoch und weit nach außen klären oder der Torwart fängt.',
        'Auf „raus“ rücken alle binnen drei Sekunden an die Strafraumgrenze.',
        'Ball gewonnen: in den Stürmer, klatschen lassen, in den Lauf auf den Flügel.',
        'Nach Tor oder Aus kommt die nächste Ecke von der anderen Seite.',
      ],
      points: [
        'Zonen: nach vorn zum Ball, niemand verteidigt rückwärts.',
        'Bewacher: Ball und Gegner sehen, zwischen Gegner und Tor, kein Halten.',
        'Torwart: in der Mitte stehen, nur kommen, wenn du sicher hinkommst.',
        'Konter: der erste Pass der sicherste, der zweite der schnellste.',
      ],
      harder: ['Gelb darf kurz ausführen und neu flanken: Der Kurzverteidiger braucht Hilfe.'],
      easier: ['Gelb kommt nur mit drei Angreifern in den Strafraum.'],
      scoring:
        'Klärung aus dem Strafraum ein Punkt, kontrolliert über die Mitte zwei, Kontertor vier. Höchstens zehn Kopfbälle pro Spieler.',
      question: 'Wo war der zweite Ball, und warum stand dort jemand oder niemand?',
      fault: 'Aufatmen nach der Klärung: Alle bleiben im Strafraum und heben das Abseits auf.',
    },
    bg: {
      title: 'Защита при корнер и излизане',
      aim: 'Спечелване на първата топка при корнер със смесена защита, общо излизане от полето и контраатака с три паса.',
      setup:
        '{team} на {l} × {w} м, корнери за жълтите от двете страни. Зелените: един на близката греда, верига от зони пред вратата, лични пазачи на най-силните с глава, един за късия корнер, нападателят е на центъра. Жълтият вратар е далеч пред вратата.',
      rules: [
        'Преди корнера всеки назовава зоната или противника си.',
        'Първо докосване: избиване високо и встрани или вратарят улавя.',
        'При „вън“ всички излизат до границата на полето за три секунди.',
        'Отнета топка: към нападателя, връщане към халф, в хода по крилото.',
        'След гол или аут следващият корнер е от другата страна.',
      ],
      points: [
        'Зони: напред към топката, никой не защитава назад.',
        'Пазачи: виждай топката и противника, стой между него и вратата, без държане.',
        'Вратар: стой в средата, излизай само ако със сигурност ще стигнеш.',
        'Контраатака: първият пас е най-сигурният, вторият – най-бързият.',
      ],
      harder: ['Жълтите могат да играят късо и да центрират отново: крайният има нужда от помощ.'],
      easier: ['Жълтите влизат в полето само с трима.'],
      scoring:
        'Избиване извън полето – точка, контролирано през центъра – две, гол от контраатака – четири. Най-много десет удара с глава на човек.',
      question: 'Къде беше втората топка и защо имаше или нямаше наш там?',
      fault: 'Облекчение след избиването: всички остават в полето и противникът не е в засада.',
    },
  },
}
