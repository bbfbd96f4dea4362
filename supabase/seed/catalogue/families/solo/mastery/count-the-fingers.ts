/** Partner runs backwards and shows numbers. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const countTheFingers: Exercise = {
  key: 'count-the-fingers',
  kind: { topic: 'dribbling', phase: 'warm_up' },
  sizes: createSizes(
    [[16, 16], [8, 11], 1, [6, 60, 30], { more: 4 }],
    [[20, 18], [12, 99], 2, [6, 60, 30], { more: 6 }],
  ),
  intensity: 'low',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.12))
    const pairs = [0.12, 0.38, 0.64, 0.9].map((y) => {
      const dribbler = drawing.player('a', at(0.06, y))
      drawing.ball(dribbler)
      return { dribbler, guide: drawing.player('a', at(0.24, y)), y }
    })
    drawing.together(() => {
      for (const { dribbler, guide, y } of pairs) {
        const side = y < 0.5 ? 0.05 : -0.05
        moveAll(
          drawing,
          [dribbler, at(0.3, y + side), at(0.52, y - side), at(0.76, y)],
          [guide, at(0.5, y + side / 2), at(0.7, y), at(0.94, y)],
        )
      }
    })
    return drawing
  },
  words: {
    en: {
      title: 'Count the fingers',
      aim: 'Dribble without looking down: the ball is felt, the eyes work for the game.',
      setup:
        'Pairs in lanes across {l} × {w} m. One player with a ball, the other three metres in front, facing the ball and trotting backwards.',
      rules: [
        'The guide shows fingers and changes the number every two steps.',
        'The dribbler follows and says each number aloud.',
        'Arm out to one side: cut the ball that way. Flat hand: sole on the ball.',
        'At the far line both change roles and come back.',
      ],
      points: [
        'Many soft touches with laces and outside, knees over the ball.',
        'Guide: look over your shoulder, keep the lane and the distance.',
        'After a cut the next touch goes forward again.',
      ],
      harder: [
        'The dribbler adds the last two numbers instead of saying them.',
        'Weaker foot only on the way back.',
      ],
      easier: ['Guide walks; numbers change at three markers only.'],
      scoring: 'Ten numbers read without losing the ball: one point for the pair.',
      question: 'Where did you feel the ball while you looked at the fingers?',
      fault: 'Long touches: the ball runs to the guide and the head goes down.',
    },
    de: {
      title: 'Finger zählen',
      aim: 'Dribbeln, ohne nach unten zu schauen: Der Fuß fühlt den Ball, die Augen sind frei fürs Spiel.',
      setup:
        'Paare in Bahnen quer über {l} × {w} m. Einer mit Ball, der andere drei Meter davor mit Blick zum Ball, im Rückwärtstrab.',
      rules: [
        'Der Führende zeigt Finger und ändert die Zahl alle zwei Schritte.',
        'Der Dribbler folgt und sagt jede Zahl laut.',
        'Arm zur Seite: dorthin kappen. Flache Hand: Sohle auf den Ball.',
        'An der hinteren Linie tauschen beide die Rollen und kommen zurück.',
      ],
      points: [
        'Viele weiche Kontakte mit Spann und Außenrist, Knie über dem Ball.',
        'Führender: Schulterblick, Bahn und Abstand halten.',
        'Nach dem Kappen geht der nächste Kontakt wieder nach vorn.',
      ],
      harder: [
        'Der Dribbler nennt die Summe der letzten zwei Zahlen.',
        'Auf dem Rückweg nur der schwächere Fuß.',
      ],
      easier: ['Der Führende geht; die Zahl ändert sich nur an drei Hütchen.'],
      scoring: 'Zehn Zahlen ohne Ballverlust gelesen: ein Punkt für das Paar.',
      question: 'Wo am Fuß hast du den Ball gespürt, während du geschaut hast?',
      fault: 'Zu lange Kontakte: Der Ball läuft zum Führenden, der Kopf geht runter.',
    },
    bg: {
      title: 'Преброй пръстите',
      aim: 'Водене без поглед надолу: кракът усеща топката, очите са свободни за играта.',
      setup:
        'Двойки в коридори напречно на {l} × {w} м. Единият с топка, другият на три метра пред него, с лице към топката, тича леко назад.',
      rules: [
        'Водачът показва пръсти и сменя числото на всеки две крачки.',
        'Играчът с топка го следва и казва всяко число на глас.',
        'Ръка встрани: отсечи топката натам. Отворена длан: ходило върху топката.',
        'На далечната линия двамата сменят ролите и се връщат.',
      ],
      points: [
        'Много меки докосвания с горната и външната част, колене над топката.',
        'Водач: поглеждай през рамо, пази коридора и дистанцията.',
        'След отсичане следващото докосване пак е напред.',
      ],
      harder: ['Казва се сборът на последните две числа.', 'На връщане – само с по-слабия крак.'],
      easier: ['Водачът ходи; числото се сменя само при три конуса.'],
      scoring: 'Десет прочетени числа без загуба на топката – точка за двойката.',
      question: 'С коя част на стъпалото усещаше топката, докато гледаше пръстите?',
      fault: 'Дълги докосвания: топката бяга към водача и главата слиза.',
    },
  },
}
