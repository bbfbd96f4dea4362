/** Long pass into a duel; who gets the ball that drops? */
import { playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const secondBall: Exercise = {
  key: 'second-ball',
  kind: { practice_type: 'opposed', corners: ['tactical', 'physical'] },
  sizes: createSizes([[36, 20], [12, 15], 3, [8, 45, 45]], [[46, 26], [16, 99], 4, [8, 60, 60]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.25), 180)
    drawing.goal('mini', at(1, 0.75), 180)
    drawing.zone(at(0.5, 0.1), at(0.8, 0.9))
    const passer = drawing.player('a', at(0.04, 0.5))
    drawing.ball(drawing.player('a', at(0.02, 0.3)))
    const target = drawing.player('a', at(0.62, 0.48))
    const left = drawing.player('a', at(0.46, 0.22))
    const right = drawing.player('a', at(0.46, 0.8))
    const marker = drawing.player('b', at(0.67, 0.52))
    const one = drawing.player('b', at(0.54, 0.28))
    const two = drawing.player('b', at(0.56, 0.74))
    const ball = drawing.ball(passer)
    drawing.together(() => {
      drawing.run(target, at(0.6, 0.46))
      drawing.run(marker, at(0.64, 0.49))
      drawing.run(left, at(0.5, 0.3))
      drawing.run(two, at(0.58, 0.66))
      drawing.pass(ball, at(0.6, 0.46), { for: target, kind: 'lofted' })
    })
    playInto(drawing, ball, left, at(0.53, 0.4), [
      [one, at(0.57, 0.32)],
      [right, at(0.56, 0.86)],
    ])
    playInto(drawing, ball, right, at(0.74, 0.84), [
      [two, at(0.66, 0.76)],
      [marker, at(0.7, 0.6)],
      [one, at(0.6, 0.42)],
    ])
    drawing.pass(ball, at(1, 0.75))
    return drawing
  },
  words: {
    en: {
      title: 'Long ball, second ball',
      aim: 'Play a long ball that a target player can bring down, and be in the right place for the ball that drops.',
      setup:
        'Field of {l} × {w} m with two mini goals at the end. Two passers with balls at the near end. In the landing zone a target with a marker; in front of it two green and two yellow players.',
      rules: [
        'Clip or drive the ball into the landing zone; no headers, chest and feet only.',
        'The target brings it down or lays it off; the marker may challenge.',
        'Any ball that drops belongs to whoever is quicker: the four play on two against two plus target and marker.',
        'Green scores in the mini goals, yellow by a pass to the near line.',
        'After eight seconds the next ball comes from the other passer; targets and passers change every four balls.',
      ],
      points: [
        'Passer: to the target’s chest or far foot, away from the marker.',
        'Two in front: start towards the zone while the ball is in the air.',
        'One goes short, one stays a few metres behind: not both to the same spot.',
        'Feel the marker with arm and hip before the ball comes down.',
      ],
      harder: ['A second yellow defender covers the target from behind.'],
      easier: ['The marker may challenge only after the target’s first touch.'],
      scoring: 'Goal after a second ball won: two points. Goal directly from the target: one.',
      question: 'Where did most of the balls drop, and how could you have known?',
      fault: 'Everybody watches the flight and starts when the ball has already dropped.',
    },
    de: {
      title: 'Langer Ball, zweiter Ball',
      aim: 'Einen langen Ball spielen, den der Zielspieler verarbeiten kann, und richtig stehen für den Ball, der herunterfällt.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren am Ende. Zwei Passgeber mit Bällen am vorderen Ende. In der Landezone ein Zielspieler mit Gegenspieler, davor je zwei Grüne und Gelbe.',
      rules: [
        'Den Ball in die Landezone spielen; keine Kopfbälle, nur Brust und Fuß.',
        'Der Zielspieler verarbeitet oder legt ab, sein Gegenspieler darf stören.',
        'Was herunterfällt, gehört dem Schnelleren: Die vier spielen mit den zwei in der Zone weiter.',
        'Grün trifft in die Minitore, Gelb mit einem Pass auf die vordere Linie.',
        'Nach acht Sekunden kommt der nächste Ball vom anderen Passgeber; nach vier Bällen wechseln Zielspieler und Passgeber.',
      ],
      points: [
        'Passgeber: auf die Brust oder den fernen Fuß, weg vom Gegner.',
        'Die zwei davor: losgehen, solange der Ball in der Luft ist.',
        'Einer kurz, einer einige Meter dahinter: nicht beide an dieselbe Stelle.',
        'Den Gegner mit Arm und Hüfte spüren, bevor der Ball kommt.',
      ],
      harder: ['Ein zweiter gelber Verteidiger sichert hinter dem Zielspieler.'],
      easier: ['Der Gegenspieler stört erst nach dem ersten Kontakt.'],
      scoring: 'Tor nach gewonnenem zweitem Ball: zwei Punkte. Direkt über den Zielspieler: einer.',
      question: 'Wohin fielen die meisten Bälle, und woran war das zu erkennen?',
      fault: 'Alle schauen dem Flug zu und starten erst, wenn der Ball schon liegt.',
    },
    bg: {
      title: 'Дълга топка, втора топка',
      aim: 'Дълга топка, която нападателят може да свали, и правилно място за топката, която пада.',
      setup:
        'Поле {l} × {w} м с две малки врати в края. Двама подаващи с топки в близкия край. В зоната за падане – нападател с пазач, пред тях по двама зелени и жълти.',
      rules: [
        'Дълга топка в зоната за падане; без удари с глава, само гърди и крака.',
        'Нападателят я сваля или пуска, пазачът може да пречи.',
        'Падналата топка е на по-бързия: четиримата играят с двамата в зоната.',
        'Зелените бележат в малките врати, жълтите – с пас до близката линия.',
        'След осем секунди идва следващата топка от другия подаващ; на четири топки нападателят и подаващият се сменят.',
      ],
      points: [
        'Подаващ: към гърдите или далечния крак, встрани от пазача.',
        'Двамата отпред: тръгвайте, докато топката е във въздуха.',
        'Единият близо, другият няколко метра назад: не двамата на едно място.',
        'Усети пазача с ръка и таз, преди топката да падне.',
      ],
      harder: ['Втори жълт защитник осигурява зад нападателя.'],
      easier: ['Пазачът пречи чак след първото докосване.'],
      scoring: 'Гол след спечелена втора топка – две точки. Направо от нападателя – една.',
      question: 'Къде падаха повечето топки и по какво можеше да се познае?',
      fault: 'Всички гледат полета и тръгват, когато топката вече е паднала.',
    },
  },
}
