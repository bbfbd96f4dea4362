/** Two lines race the ball to the other touchline and back. */
import { type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const relayAcross: Exercise = {
  key: 'relay-across',
  kind: { practice_type: 'fun_game', topic: 'passing' },
  sizes: createSizes(
    [[16, 30], [8, 11], 1, [8, 45, 30], { more: 2 }],
    [[18, 42], [12, 17], 2, [8, 60, 30], { more: 2 }],
  ),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    const teams = (['a', 'b'] as const).map((team, index) => {
      const x = index === 0 ? 0.28 : 0.72
      const way = index === 0 ? -1 : 1
      const line = [0.06, 0.36, 0.64, 0.94].map((y, place) =>
        drawing.player(team, at(x + (place % 2 === 0 ? 0 : way * 0.12), y)),
      )
      return { line, ball: drawing.ball(line[0] ?? ''), x, way }
    })
    for (const place of [1, 2, 3])
      drawing.together(() => {
        for (const { line, ball } of teams) drawing.pass(ball, line[place] ?? '')
      })
    drawing.together(() => {
      for (const { line, x, way } of teams) drawing.run(line[3] ?? '', at(x + way * 0.04, 0.9))
    })
    for (const place of [1, 0])
      drawing.together(() => {
        for (const { line, ball } of teams)
          drawing.pass(ball, line[place] ?? '', place === 1 ? { kind: 'driven' } : {})
      })
    return drawing
  },
  words: {
    en: {
      title: 'Race the ball across the pitch',
      aim: 'Move the ball from one side to the other with open bodies and two touches; find out that a skipped player saves time.',
      setup:
        'Two lines of four players side by side across {l} × {w} m, each zigzagging from touchline to touchline, a ball per line.',
      rules: [
        'On the signal the ball goes from player to player to the far side.',
        'Everybody has exactly two touches: open to the other side, pass.',
        'On the way back any player may be skipped, once.',
        'First ball stopped at home wins; a ball that got away is fetched by its receiver.',
        'After each race all move on one place in the line.',
      ],
      points: [
        'Stand side-on, both lines of the pitch in view.',
        'First touch with the far foot across the body.',
        'Firm on the ground: a bouncing ball costs a touch.',
        'Skip only if the lane is really free.',
      ],
      harder: [
        'One touch for the two in the middle.',
        'There with the right foot, back with the left.',
      ],
      easier: ['Three touches and no race: just a clean series.'],
      scoring: 'Race won: one point. Won with a skipped player: two.',
      question: 'Was the long pass faster, or did its control cost the time?',
      fault: 'Players receive square and have to turn with the ball before passing.',
    },
    de: {
      title: 'Ballstaffel quer über den Platz',
      aim: 'Den Ball mit offener Stellung und zwei Kontakten von Seite zu Seite bringen und merken, wann Überspringen Zeit spart.',
      setup:
        'Zwei Reihen zu vier Spielern nebeneinander quer über {l} × {w} m, jede im Zickzack von Linie zu Linie, ein Ball je Reihe.',
      rules: [
        'Auf das Signal läuft der Ball von Spieler zu Spieler zur fernen Seite.',
        'Alle haben genau zwei Kontakte: zur anderen Seite öffnen, passen.',
        'Auf dem Rückweg darf einmal jemand übersprungen werden.',
        'Der zuerst daheim gestoppte Ball gewinnt; wem er verspringt, der holt ihn.',
        'Nach jedem Rennen rücken alle einen Platz in der Reihe weiter.',
      ],
      points: [
        'Seitlich stehen, beide Seitenlinien im Blick.',
        'Erster Kontakt mit dem fernen Fuß vor dem Körper.',
        'Fest und flach: Ein springender Ball kostet einen Kontakt.',
        'Nur überspringen, wenn der Weg wirklich frei ist.',
      ],
      harder: ['Die zwei in der Mitte spielen direkt.', 'Hin mit rechts, zurück mit links.'],
      easier: ['Drei Kontakte und kein Rennen: nur eine saubere Serie.'],
      scoring: 'Gewonnenes Rennen: ein Punkt. Mit Überspringen gewonnen: zwei.',
      question: 'War der lange Pass schneller, oder hat seine Annahme die Zeit gekostet?',
      fault: 'Man nimmt frontal an und muss sich vor dem Pass erst mit dem Ball drehen.',
    },
    bg: {
      title: 'Щафета с топка през терена',
      aim: 'Пренасяне на топката от страна до страна с отворено тяло и две докосвания; откриване кога прескачането печели време.',
      setup:
        'Две редици по четирима играчи една до друга, напречно на {l} × {w} м, всяка на зигзаг от линия до линия, с по една топка.',
      rules: [
        'По сигнал топката минава от играч на играч до далечната страна.',
        'Всеки има точно две докосвания: отваряне към другата страна и пас.',
        'На връщане може веднъж да се прескочи играч.',
        'Печели първата топка, спряна у дома; избягалата я носи този, който я е изпуснал.',
        'След всяко състезание всички минават на следващото място в редицата.',
      ],
      points: [
        'Стой странично, за да виждаш двете странични линии.',
        'Първо докосване с далечния крак пред тялото.',
        'Твърдо и по земя: подскачащата топка струва докосване.',
        'Прескачай само ако линията наистина е свободна.',
      ],
      harder: ['Двамата в средата играят от първо.', 'Натам с десния, обратно с левия.'],
      easier: ['Три докосвания и без състезание: само чиста серия.'],
      scoring: 'Спечелено състезание – точка. С прескочен играч – две.',
      question: 'По-бърз ли беше дългият пас, или овладяването му отне времето?',
      fault: 'Играчът получава с лице към паса и трябва да се обърне с топката.',
    },
  },
}
