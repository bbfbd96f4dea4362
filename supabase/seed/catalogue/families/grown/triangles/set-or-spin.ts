/** Up, back and through against a defender at the target's back. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { matchDistances, shortDistances } from './sizes'

export const setOrSpin: Exercise = {
  key: 'set-or-spin',
  sizes: [shortDistances, matchDistances],
  intensity: 'high',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('small', at(1, 0.5), 180)
    drawing.keeper('b', [area[0] - 0.9, area[1] / 2])
    const passer = drawing.player('a', at(0.05, 0.5))
    drawing.ball(drawing.player('a', at(0.02, 0.32)))
    const support = drawing.player('a', at(0.26, 0.78))
    const target = drawing.player('a', at(0.62, 0.45))
    const marker = drawing.player('b', at(0.7, 0.47))
    const ball = drawing.ball(passer)
    addBench(drawing, 4)
    playInto(drawing, ball, target, at(0.52, 0.46), [[marker, at(0.58, 0.46)]])
    playInto(drawing, ball, support, at(0.4, 0.62))
    drawing.together(() => {
      drawing.run(target, at(0.62, 0.32), at(0.78, 0.3))
      drawing.run(marker, at(0.72, 0.42))
      drawing.pass(ball, at(0.78, 0.3), { for: target })
    })
    moveAll(drawing, [support, at(0.62, 0.68)])
    drawing.shot(ball, [area[0], area[1] / 2 + 1.1])
    return drawing
  },
  words: {
    en: {
      title: 'Up, back, through: set or spin',
      aim: 'Play with a marker at your back: set the ball when the marker is tight, spin when there is room.',
      setup:
        'Lane of {l} × {w} m with a 3 m goal and a keeper. Two passers with balls at the open end, a support player a few steps in front of them, a target with a live marker in the upper half of the lane.',
      rules: [
        'Short checking run, then the passer plays firmly into the target.',
        'Marker tight: the target sets to the support and spins away on the blind side.',
        'The support plays the third pass in behind, for the target or for a run of their own.',
        'Marker loose: the target turns on the first touch and shoots.',
        'No second attempt: after shot, save or win the next ball starts; roles change clockwise.',
      ],
      points: [
        'Target: arm and hip feel the marker, eyes look for the support.',
        'Check away from the ball first, then come on an angle, not straight.',
        'Support: arrive facing forward so that the through ball needs one touch.',
        'Spin towards the side the marker does not look at.',
        'Through ball between marker and keeper, slow enough to be reached.',
      ],
      harder: ['A second defender recovers from beside the passer on the first pass.'],
      easier: ['The marker may only be passive until the set-back has been played.'],
      scoring: 'Up-back-through goal three points, turn and goal two, marker’s win two.',
      question: 'How can you find out how near the marker is without turning round?',
      fault: 'Target stands still, so the marker steps in front and takes the first pass.',
    },
    de: {
      title: 'Steil, klatsch, tief: ablegen oder drehen',
      aim: 'Mit Gegner im Rücken spielen: bei engem Kontakt klatschen lassen, bei Abstand aufdrehen.',
      setup:
        'Bahn von {l} × {w} m mit Drei-Meter-Tor und Torwart. Zwei Passgeber mit Bällen am offenen Ende, einige Schritte davor ein Unterstützer, in der oberen Hälfte ein Zielspieler mit aktivem Gegenspieler.',
      rules: [
        'Kurze Auftaktbewegung, dann kommt der feste Steilpass auf den Zielspieler.',
        'Gegner eng: klatschen lassen und im Rücken des Gegners wegdrehen.',
        'Der Unterstützer spielt tief, für den Zielspieler oder den eigenen Lauf.',
        'Gegner mit Abstand: mit dem ersten Kontakt aufdrehen und abschließen.',
        'Kein Nachschuss: Nach Abschluss oder Ballgewinn folgt der nächste Ball, alle wechseln im Uhrzeigersinn.',
      ],
      points: [
        'Zielspieler: mit Arm und Hüfte den Gegner spüren, Augen zum Unterstützer.',
        'Erst vom Ball weg, dann schräg entgegen, nie auf gerader Linie.',
        'Unterstützer: mit Blick nach vorn ankommen, damit ein Kontakt reicht.',
        'Auf die Seite drehen, auf die der Gegner nicht schaut.',
        'Tiefer Pass zwischen Gegner und Torwart, erreichbar dosiert.',
      ],
      harder: ['Ein zweiter Verteidiger startet beim ersten Pass neben dem Passgeber.'],
      easier: ['Der Gegenspieler ist bis zur Ablage nur halb aktiv.'],
      scoring: 'Tor über Klatsch und tief drei Punkte, Drehung und Tor zwei, Ballgewinn zwei.',
      question: 'Wie merkst du ohne Umdrehen, wie nah der Gegner ist?',
      fault: 'Der Zielspieler steht, der Gegner geht davor und fängt den ersten Pass ab.',
    },
    bg: {
      title: 'Напред, назад, в дълбочина с пазач',
      aim: 'Игра с противник зад гърба: при плътен пазач – връщане от първо, при дистанция – обръщане.',
      setup:
        'Коридор {l} × {w} м с триметрова врата и вратар. Двама подаващи с топки в отворения край, на няколко крачки пред тях подкрепящ, в горната половина – нападател с активен пазач.',
      rules: [
        'Кратка лъжлива крачка и твърд пас към нападателя.',
        'При плътен пазач нападателят връща от първо и се измъква зад гърба му.',
        'Подкрепящият подава в дълбочина или влиза сам.',
        'При дистанция нападателят се обръща с първото докосване и удря.',
        'Без добавка: след удар или отнемане започва следващата топка, местата се сменят по часовника.',
      ],
      points: [
        'Нападател: усещай пазача с ръка и таз, очите търсят подкрепата.',
        'Първо се отдалечи, после ела под ъгъл, не по права линия.',
        'Подкрепящ: ела с лице напред, за да стигне едно докосване.',
        'Завърти се към страната, в която пазачът не гледа.',
        'Пасът в дълбочина е между пазача и вратаря, с мярка.',
      ],
      harder: ['Втори защитник тръгва от мястото на подаващия с първия пас.'],
      easier: ['Пазачът е пасивен, докато топката не бъде върната.'],
      scoring: 'Гол след връщане и дълбочина – три точки, след обръщане – две, отнемане – две.',
      question: 'Как разбираш колко близо е пазачът, без да се обръщаш?',
      fault: 'Нападателят стои на място, пазачът го изпреварва и взема първия пас.',
    },
  },
}
