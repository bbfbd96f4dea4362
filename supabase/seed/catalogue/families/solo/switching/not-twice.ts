/** Three channels: no attack twice down the same one. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const notTwice: Exercise = {
  key: 'not-twice',
  kind: { phase: 'game', practice_type: 'conditioned_game' },
  sizes: createSizes([[28, 26], [9, 12], 2, [4, 210, 45]], [[36, 34], [13, 99], 3, [4, 240, 60]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    for (const y of [0.16, 0.5, 0.84]) {
      drawing.goal('mini', at(0, y), 0)
      drawing.goal('mini', at(1, y), 180)
    }
    drawing.zone(at(0, 0), at(1, 0.33))
    drawing.zone(at(0, 0.67), at(1, 1))
    const back = drawing.player('a', at(0.2, 0.5))
    const left = drawing.player('a', at(0.44, 0.16))
    const right = drawing.player('a', at(0.46, 0.88))
    const front = drawing.player('a', at(0.62, 0.44))
    const one = drawing.player('b', at(0.6, 0.16))
    const two = drawing.player('b', at(0.48, 0.44))
    const three = drawing.player('b', at(0.66, 0.72))
    const last = drawing.player('b', at(0.84, 0.46))
    const ball = drawing.ball(left)
    moveAll(
      drawing,
      [left, at(0.48, 0.14)],
      [one, at(0.55, 0.14)],
      [two, at(0.46, 0.3)],
      [three, at(0.62, 0.58)],
    )
    playInto(drawing, ball, back, at(0.24, 0.52), [[two, at(0.38, 0.42)]])
    playInto(drawing, ball, right, at(0.54, 0.86), [
      [three, at(0.64, 0.76)],
      [front, at(0.68, 0.5)],
    ])
    moveAll(
      drawing,
      [right, at(0.62, 0.92), at(0.8, 0.88)],
      [three, at(0.7, 0.84)],
      [last, at(0.88, 0.6)],
    )
    drawing.pass(ball, at(1, 0.84))
    return drawing
  },
  words: {
    en: {
      title: 'Never twice down the same channel',
      aim: 'Recognise that a side is closed, play back early and bring the ball to the other side.',
      setup:
        '4v4 on {l} × {w} m with three channels and three mini goals at each end, one in every channel.',
      rules: [
        'A team may attack a goal only in a channel it has not used in its last attack.',
        'An attack in a channel begins when the ball crosses halfway in it.',
        'Closed? Play back behind halfway and choose another channel.',
        'Two defenders at most may stand in one outer channel.',
        'The coach calls the channel of each attack; after a goal the team that conceded starts.',
      ],
      points: [
        'Back early, while the pass is still easy.',
        'The player behind the ball already knows which channel is open.',
        'Far-side player: keep the width, even if nobody seems to look.',
        'Ball moves fast across, then slows for the pass forward.',
      ],
      harder: ['A goal counts only within six seconds of crossing halfway.'],
      easier: [
        'No limit for channels, but a goal in an outer channel after a switch counts three.',
      ],
      scoring: 'Goal one point; three goals in three different channels in a row: three extra.',
      question: 'Who saw first that the channel was closed, and what did they call?',
      fault:
        'The ball carrier dribbles into the closed channel because turning back feels like losing.',
    },
    de: {
      title: 'Nie zweimal durch denselben Kanal',
      aim: 'Erkennen, dass eine Seite zu ist, früh zurückspielen und den Ball auf die andere Seite bringen.',
      setup:
        '4 gegen 4 auf {l} × {w} m mit drei Längskanälen und an jedem Ende drei Minitoren, eines je Kanal.',
      rules: [
        'Ein Team darf nur in dem Kanal treffen, den es beim letzten Angriff nicht genutzt hat.',
        'Der Angriff gilt, sobald der Ball dort die Mittellinie überquert.',
        'Kanal zu? Hinter die Mitte zurückspielen und einen anderen wählen.',
        'Höchstens zwei Verteidiger dürfen in einem Außenkanal stehen.',
        'Der Trainer ruft den Kanal jedes Angriffs; nach einem Tor beginnt das andere Team.',
      ],
      points: [
        'Früh zurück, solange der Pass noch leicht ist.',
        'Wer hinter dem Ball steht, weiß schon, welcher Kanal offen ist.',
        'Auf der fernen Seite Breite halten, auch wenn niemand zu schauen scheint.',
        'Quer schnell, vor dem Steilpass kurz ruhig.',
      ],
      harder: ['Ein Tor zählt nur in den sechs Sekunden nach Überqueren der Mitte.'],
      easier: ['Kanäle frei, aber ein Tor außen nach Verlagerung zählt drei.'],
      scoring: 'Tor ein Punkt; drei Tore nacheinander in drei verschiedenen Kanälen: drei dazu.',
      question: 'Wer sah zuerst, dass der Kanal zu war, und was wurde gerufen?',
      fault:
        'Der Ballführende dribbelt in den geschlossenen Kanal, weil Zurückspielen wie Verlieren wirkt.',
    },
    bg: {
      title: 'Никога два пъти по същия коридор',
      aim: 'Да се разпознае, че страната е затворена, топката рано да се върне и да се изведе на другата страна.',
      setup:
        '4 срещу 4 на {l} × {w} м с три надлъжни коридора и по три малки врати във всеки край, по една в коридор.',
      rules: [
        'Отборът бележи само в коридор, който не е използвал при последната си атака.',
        'Атаката се брои, щом топката мине централната линия в него.',
        'Затворено ли е? Връщане зад центъра и избор на друг коридор.',
        'Във външен коридор може да има най-много двама защитници.',
        'Треньорът назовава коридора на всяка атака; след гол започва отборът, който го е получил.',
      ],
      points: [
        'Връщай рано, докато пасът още е лесен.',
        'Който е зад топката, вече знае кой коридор е отворен.',
        'На далечната страна пази ширината, дори никой да не гледа.',
        'Напречно бързо, преди паса напред – кратко спокойствие.',
      ],
      harder: ['Гол важи само до шест секунди след преминаването на центъра.'],
      easier: ['Коридорите са свободни, но гол във външен след прехвърляне носи три.'],
      scoring: 'Гол – точка; три поред в три различни коридора – още три.',
      question: 'Кой пръв видя, че коридорът е затворен, и какво извика?',
      fault: 'Водещият влиза в затворения коридор, защото връщането му изглежда загуба.',
    },
  },
}
