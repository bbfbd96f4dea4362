/** Mobility led by the players themselves. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const yourMove: Exercise = {
  key: 'your-move',
  sizes: createSizes(
    [10, 17],
    2,
    [
      [16, 16, 8, 5, 70, 15],
      [22, 22, 14, 5, 70, 15],
    ],
    { fewer: 2, more: 6 },
  ),
  intensity: 'low',
  kind: { topic: 'mobility', corners: ['physical', 'social'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const circle = drawing.ring('a', size.count ?? 8, at(0.5, 0.5), size.area[1] * 0.4)
    const [one = '', two = '', three = '', , five = ''] = circle
    const ball = drawing.ball(one)
    addBench(drawing, 0)
    moveAll(drawing, [one, at(0.5, 0.42)])
    drawing.pass(ball, three)
    moveAll(drawing, [one, at(0.5, 0.12)], [three, at(0.6, 0.46)], [two, at(0.72, 0.3)])
    drawing.pass(ball, five)
    moveAll(drawing, [three, at(0.86, 0.46)])
    return drawing
  },
  words: {
    en: {
      title: 'Your ball, your stretch',
      aim: 'Players know a handful of mobility movements for hips, calves and back and lead the group through them.',
      setup:
        'A circle in {l} × {w} m. {n} players, one ball. The coach gives a list: calf, hip flexor, groin, back of the thigh, back.',
      rules: [
        'Who has the ball strolls to the middle and shows a movement for one part of the body.',
        'All do it slowly six times to each side, using the ball as a support where it helps.',
        'Then the leader names the next part and passes to somebody who has not led yet.',
        'No part twice in a row; while the ball travels, shake the legs out.',
      ],
      points: [
        'Move into the pull and out again, never bounce.',
        'Breathe out on the way down.',
        'A pull in the middle of the muscle is fine; pain or a pull at the joint is not.',
      ],
      harder: ['The leader says where in the match this muscle works.'],
      easier: ['Pictures or cards with the movements lie in the middle.'],
      scoring:
        'A full tour is done when five parts of the body had their turn and five players led.',
      question: 'Which side felt tighter today? What will you do about it at home?',
      fault: 'It becomes a flexibility contest: each one’s own range is the right one.',
    },
    de: {
      title: 'Dein Ball, deine Übung',
      aim: 'Die Spieler kennen einige Beweglichkeitsübungen für Hüfte, Wade und Rücken und leiten die Gruppe dabei an.',
      setup:
        'Ein Kreis in {l} × {w} m. {n} Spieler, ein Ball. Der Trainer nennt die Liste: Wade, Hüftbeuger, Leiste, Oberschenkelrückseite, Rücken.',
      rules: [
        'Wer den Ball hat, geht zur Mitte und zeigt eine Bewegung für einen Körperteil.',
        'Alle machen sie langsam sechsmal je Seite; der Ball stützt, wo es hilft.',
        'Dann nennt der Leiter den nächsten Körperteil und passt zu jemandem, der noch nicht dran war.',
        'Kein Körperteil zweimal hintereinander; solange der Ball rollt, die Beine ausschütteln.',
      ],
      points: [
        'In den Zug hinein und wieder heraus, nicht wippen.',
        'Auf dem Weg nach unten ausatmen.',
        'Ziehen in der Muskelmitte ist gut; Schmerz oder Ziehen am Gelenk nicht.',
      ],
      harder: ['Wer anleitet, sagt, wo dieser Muskel im Spiel arbeitet.'],
      easier: ['Bilder oder Karten mit den Bewegungen liegen in der Mitte.'],
      scoring:
        'Eine Tour ist geschafft, wenn fünf Körperteile dran waren und fünf Spieler angeleitet haben.',
      question: 'Welche Seite war heute fester? Was machst du zu Hause dagegen?',
      fault: 'Es wird ein Wettbewerb daraus: Richtig ist immer die eigene Reichweite.',
    },
    bg: {
      title: 'Твоята топка, твоето упражнение',
      aim: 'Играчите знаят няколко движения за подвижност на таза, прасеца и гърба и водят групата през тях.',
      setup:
        'Кръг в {l} × {w} м. {n} играчи, една топка. Треньорът дава списък: прасец, сгъвачи на таза, слабини, задно бедро, гръб.',
      rules: [
        'Който има топката, отива в средата и показва движение за една част на тялото.',
        'Всички го правят бавно по шест пъти на страна; топката е опора, където помага.',
        'После водещият назовава следващата част и подава на някого, който още не е водил.',
        'Никоя част два пъти подред; докато топката се движи, разтръсквайте краката.',
      ],
      points: [
        'Влизай в разтягането и излизай от него, без пружиниране.',
        'Издишвай при слизане.',
        'Опъване в средата на мускула е добре; болка или опъване в ставата – не.',
      ],
      harder: ['Водещият казва кога в мача работи този мускул.'],
      easier: ['В средата има картинки с движенията.'],
      scoring: 'Обиколката е завършена, щом пет части са минали и петима са водили.',
      question: 'Коя страна беше по-скована днес? Какво ще направиш у дома?',
      fault: 'Става състезание по гъвкавост: правилен е собственият обхват.',
    },
  },
}
