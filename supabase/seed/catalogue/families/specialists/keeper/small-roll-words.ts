/** The youngest learn to fall: rolling over from sitting and kneeling. */
import type { TaskWords } from '../kit'

export const sealWords: TaskWords = {
  en: {
    name: 'Seals and fish',
    aim: 'Lose the fear of the ground: tip over sideways with the ball in both arms.',
    setup:
      '{l} × {w} m of soft grass or mats. Three seals sit on their rocks (markers), four metres apart; in front of each kneels a feeder with a ball, the fish.',
    steps: [
      'The seal sits with bent legs; the feeder rolls the fish beside the hip.',
      'The seal takes it with both hands and tips over onto the side, like a roly-poly.',
      'Up again without letting go, then roll the fish back to the feeder.',
      'Left and right in turns; after six fish feeder and seal swap.',
      'Once it goes well, the seal kneels instead of sitting.',
    ],
    points: [
      'Hands first, the body follows.',
      'Fall on the side, not on the elbow.',
      'Look at the fish the whole time.',
    ],
    scoring: 'A fish that is not dropped on the way down and up: one point.',
    question: 'Which side is your better one?',
    fault: 'Propping up with one hand.',
    harder: ['The feeder shows one side and rolls to the other.'],
    easier: ['The seal holds the fish already and only tips over.'],
  },
  de: {
    name: 'Robben und Fische',
    aim: 'Die Angst vor dem Boden verlieren: mit dem Ball in beiden Armen seitlich umkippen.',
    setup:
      '{l} × {w} m weicher Rasen oder Matten. Drei Robben sitzen auf ihren Felsen (Markierungen), vier Meter auseinander; vor jeder kniet ein Fütterkind mit einem Ball, dem Fisch.',
    steps: [
      'Die Robbe sitzt mit gebeugten Beinen; der Fisch rollt neben ihre Hüfte.',
      'Sie nimmt ihn mit beiden Händen und kippt wie ein Stehaufmännchen zur Seite.',
      'Wieder hoch, ohne loszulassen, dann rollt der Fisch zurück.',
      'Links und rechts im Wechsel; nach sechs Fischen tauschen die beiden.',
      'Klappt es gut, kniet die Robbe, statt zu sitzen.',
    ],
    points: [
      'Erst die Hände, der Körper folgt.',
      'Auf die Seite fallen, nicht auf den Ellbogen.',
      'Den Fisch die ganze Zeit anschauen.',
    ],
    scoring: 'Ein Fisch, der beim Kippen und Aufsetzen nicht verloren geht: ein Punkt.',
    question: 'Welche Seite ist deine bessere?',
    fault: 'Sich mit einer Hand abstützen.',
    harder: ['Das Fütterkind zeigt auf eine Seite und rollt zur anderen.'],
    easier: ['Die Robbe hält den Fisch schon und kippt nur um.'],
  },
  bg: {
    name: 'Тюлени и риби',
    aim: 'Без страх от земята: накланяш се встрани с топката в двете ръце.',
    setup:
      '{l} × {w} м мека трева или дюшеци. Три тюлена седят на скалите си (маркери) на четири метра един от друг; пред всеки е на колене дете с топка, това е рибата.',
    steps: [
      'Тюленът седи със свити крака; рибата се търкулва до таза му.',
      'Той я хваща с две ръце и се накланя на хълбок като люлееща се играчка.',
      'Пак горе, без да я пуска, после рибата се връща с търкаляне.',
      'Редуват се ляво и дясно; след шест риби двамата се сменят.',
      'Става ли добре, тюленът е на колене, вместо да седи.',
    ],
    points: [
      'Първо ръцете, тялото ги следва.',
      'Падай на хълбок, не на лакът.',
      'През цялото време гледай рибата.',
    ],
    scoring: 'Риба, която не се изпуска надолу и нагоре: една точка.',
    question: 'Коя е по-добрата ти страна?',
    fault: 'Подпиране с една ръка.',
    harder: ['Хранещият показва едната страна, а търкаля към другата.'],
    easier: ['Тюленът вече държи рибата и само се накланя.'],
  },
}
