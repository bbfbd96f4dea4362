/** The blocker decides: past or over. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const driveOrClip: Exercise = {
  key: 'drive-or-clip',
  kind: { practice_type: 'passive_opposition' },
  sizes: createSizes(
    [[26, 18], [11, 14], 2, [6, 75, 45], { more: 3 }],
    [[38, 20], [15, 99], 3, [6, 90, 45], { more: 3 }],
  ),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.zone(at(0.4, 0), at(0.6, 1))
    const lanes = [0.26, 0.74].map((y) => {
      const left = drawing.player('a', at(0.04, y))
      const right = drawing.player('a', at(0.94, y))
      return { left, right, blocker: drawing.player('b', at(0.5, y)), ball: drawing.ball(left), y }
    })
    drawing.together(() => {
      for (const { left, blocker, y } of lanes)
        moveAll(drawing, [left, at(0.12, y)], [blocker, at(0.45, y + 0.01)])
    })
    drawing.together(() => {
      for (const { right, ball } of lanes) drawing.pass(ball, right, { kind: 'lofted' })
    })
    drawing.together(() => {
      for (const { right, blocker, y } of lanes)
        moveAll(drawing, [right, at(0.86, y + 0.02)], [blocker, at(0.55, y - 0.14)])
    })
    drawing.together(() => {
      for (const { left, ball } of lanes) drawing.pass(ball, left, { kind: 'driven' })
    })
    return drawing
  },
  words: {
    en: {
      title: 'Drive it past or clip it over',
      aim: 'Read in the run-up whether the lane is open for a driven pass or the ball has to go over the blocker.',
      setup:
        'Two lanes, together {l} × {w} m, with a zone across the middle. In each lane a passer at both ends with one ball and a blocker in the zone.',
      rules: [
        'The passer plays the ball half a metre forward and runs up.',
        'Now the blocker decides: step aside, stand in the lane or come forward.',
        'Lane open: drive it flat. Lane closed: clip it over, so that it lands in front of the partner.',
        'The partner controls with two touches and plays back in the same way.',
        'A blocked ball or ten passes: the blocker swaps with a passer.',
      ],
      points: [
        'Look at the blocker with the last step but one.',
        'Drive: standing foot beside the ball, knee over it, laces through the middle.',
        'Clip: standing foot a little behind, stab under the ball with a short swing.',
        'Receiver: on your toes, the ball may come in two ways.',
      ],
      harder: ['The receiver may use only one touch before passing back.'],
      easier: ['The blocker decides before the run-up and stays there.'],
      scoring:
        'Right choice that reaches the partner inside two steps: one point. Block: one for the blocker.',
      question: 'At which moment did you see what the blocker was doing?',
      fault: 'The kind of pass is decided before the run-up and the blocker reads it.',
    },
    de: {
      title: 'Scharf vorbei oder drüberchippen',
      aim: 'Im Anlauf erkennen, ob der Passweg für den scharfen Flachpass offen ist oder der Ball über den Blocker muss.',
      setup:
        'Zwei Bahnen, zusammen {l} × {w} m, mit einer Zone in der Mitte. In jeder Bahn an beiden Enden ein Passgeber, ein gemeinsamer Ball, und in der Zone ein Blocker.',
      rules: [
        'Der Passgeber legt sich den Ball einen halben Meter vor und läuft an.',
        'Jetzt entscheidet der Blocker: zur Seite, in den Weg oder nach vorn.',
        'Weg offen: scharf und flach. Weg zu: drüberchippen, Landung vor dem Partner.',
        'Der Partner kontrolliert mit zwei Kontakten und spielt ebenso zurück.',
        'Nach einem Block oder zehn Pässen tauscht der Blocker mit einem Passgeber.',
      ],
      points: [
        'Mit dem vorletzten Schritt zum Blocker schauen.',
        'Scharf: Standbein neben den Ball, Knie darüber, Vollspann durch die Mitte.',
        'Chip: Standbein etwas dahinter, kurz unter den Ball stechen.',
        'Empfänger: auf dem Vorfuß, der Ball kann auf zwei Arten kommen.',
      ],
      harder: ['Vor dem Rückpass ist nur ein Kontakt erlaubt.'],
      easier: ['Der Blocker entscheidet vor dem Anlauf und bleibt dort.'],
      scoring:
        'Richtige Wahl, die den Partner auf zwei Schritte erreicht: ein Punkt. Block: einer für den Blocker.',
      question: 'In welchem Moment hast du gesehen, was der Blocker tut?',
      fault: 'Die Passart steht schon vor dem Anlauf fest, der Blocker liest sie.',
    },
    bg: {
      title: 'Остро покрай или с дъга над него',
      aim: 'Да се разчете още при засилването дали линията е открита за остър пас, или топката трябва да мине над блокиращия.',
      setup:
        'Два коридора, общо {l} × {w} м, с напречна зона в средата. Във всеки – по един подаващ в двата края с обща топка и блокиращ в зоната.',
      rules: [
        'Подаващият пуска топката половин метър напред и се засилва.',
        'Сега решава блокиращият: встрани, в линията или напред.',
        'Открита линия – остър пас по земя. Затворена – с дъга, за да падне пред партньора.',
        'Партньорът овладява с две докосвания и връща по същия начин.',
        'След блок или десет паса блокиращият се сменя с подаващ.',
      ],
      points: [
        'Погледни блокиращия с предпоследната крачка.',
        'Остър пас: опорният крак до топката, коляното над нея, горна част в средата.',
        'Дъга: опорният крак малко отзад, къс удар под топката.',
        'Получаващ: на пръсти, топката може да дойде по два начина.',
      ],
      harder: ['Преди връщането е разрешено само едно докосване.'],
      easier: ['Блокиращият решава преди засилването и остава там.'],
      scoring:
        'Верен избор, който стига до партньора в две крачки – точка. Блок – точка за блокиращия.',
      question: 'В кой миг видя какво прави блокиращият?',
      fault: 'Видът на паса е решен преди засилването и блокиращият го разчита.',
    },
  },
}
