/** The further tasks of scan and pass: what one has to know before the ball comes. */
import type { PassingTask } from '../kit'

export const harderScanTasks: readonly PassingTask[] = [
  {
    key: 'coach-sign',
    harder: 1,
    from: 8,
    name: ['read the coach’s sign', 'das Trainerzeichen lesen', 'знакът на треньора'],
    aim: [
      'Lift the head off the ball at fixed moments and act on what is seen.',
      'Zu festen Momenten den Blick heben und auf das Gesehene reagieren.',
      'Вдигане на погледа в точен момент и реакция на видяното.',
    ],
    rule: [
      'The coach walks round outside and holds up a colour. The one about to receive must look: green means one touch, amber two touches, no colour free. A wrong number of touches gives the ball to the other team for a free start.',
      'Der Trainer geht außen herum und zeigt eine Farbe. Wer den Ball gleich bekommt, muss schauen: Grün heißt direkt, Gelb zwei Kontakte, keine Farbe frei. Bei falscher Kontaktzahl beginnt die Mannschaft ihre Zählung neu.',
      'Треньорът обикаля отвън и показва цвят. Който ще получи, трябва да погледне: зелено – от първо, жълто – две докосвания, без цвят – свободно. При грешен брой отборът започва да брои отначало.',
    ],
    points: [
      [
        'Look away from the ball while it is on its way to your passer.',
        'Schau weg vom Ball, während er zum Passgeber rollt.',
        'Откъсни поглед, докато топката отива към подаващия ти.',
      ],
      [
        'Tell others what you have seen: “green!”',
        'Sag den anderen, was du gesehen hast: „Grün!“',
        'Кажи на другите какво видя: „зелено!“',
      ],
    ],
    more: [
      [
        'A second coach or player shows the side the pass has to go to.',
        'Ein Zweiter zeigt die Seite, auf die der Pass gehen muss.',
        'Втори човек показва страната, накъдето да е пасът.',
      ],
    ],
    easier: [
      'The coach stands at one place and calls the change.',
      'Der Trainer bleibt stehen und ruft den Wechsel an.',
      'Треньорът стои на място и обявява смяната.',
    ],
    scoring: [
      'Ten right receptions in a row are a point for the team.',
      'Zehn richtige Annahmen in Folge sind ein Mannschaftspunkt.',
      'Десет верни поемания поред са точка за отбора.',
    ],
    question: [
      'When could you look without risking the ball?',
      'Wann konntest du schauen, ohne den Ball zu gefährden?',
      'Кога можеше да погледнеш без риск за топката?',
    ],
    fault: [
      'Only those facing the coach react.',
      'Nur wer zum Trainer schaut, reagiert.',
      'Реагират само обърнатите към треньора.',
    ],
  },
  {
    key: 'free-corner',
    harder: 2,
    from: 10,
    name: [
      'with hunters, into free corners',
      'mit Jägern in freie Ecken',
      'свободни ъгли с преследвачи',
    ],
    aim: [
      'Scan for space: where is nobody, and who can get there?',
      'Nach Raum scannen: Wo ist keiner, und wer kommt dorthin?',
      'Оглеждане за място: къде няма никой и кой може да стигне?',
    ],
    rule: [
      'One of each team becomes a hunter (bib in the hand) of the other team’s ball for a minute. A pass into one of the four corner squares that a team-mate meets there is a point, if no hunter is inside. Nobody may wait in a corner.',
      'Je einer pro Mannschaft jagt mit Leibchen in der Hand eine Minute lang den Ball der anderen. Ein Pass in eines der vier Eckfelder, den ein Mitspieler dort erläuft, ist ein Punkt, wenn kein Jäger darin ist. In der Ecke warten ist verboten.',
      'По един от отбор с потник в ръка гони топката на другите за минута. Пас в един от четирите ъглови квадрата, достигнат там от съотборник, е точка, ако вътре няма преследвач. В ъгъла не се чака.',
    ],
    points: [
      [
        'Look for the hunter first, then for the corner.',
        'Zuerst den Jäger suchen, dann die Ecke.',
        'Първо виж преследвача, после ъгъла.',
      ],
      [
        'Passer and runner: the eyes meet before the ball goes.',
        'Passgeber und Läufer: Augenkontakt vor dem Pass.',
        'Подаващ и тичащ: погледите се срещат преди паса.',
      ],
    ],
    more: [['Two hunters per ball.', 'Zwei Jäger pro Ball.', 'По двама преследвачи на топка.']],
    easier: [
      'Hunters may only intercept, not tackle.',
      'Jäger dürfen nur abfangen, nicht zweikämpfen.',
      'Преследвачите само пресичат.',
    ],
    scoring: [
      'One point per corner; all four different corners give two extra points.',
      'Ein Punkt pro Ecke; alle vier verschiedenen bringen zwei extra.',
      'Точка за ъгъл; четирите различни носят още две.',
    ],
    question: [
      'What told you that a corner was about to become free?',
      'Woran hast du gemerkt, dass gleich eine Ecke frei wird?',
      'По какво разбра, че ъгъл ще се освободи?',
    ],
    fault: [
      'Two run into the same corner.',
      'Zwei laufen in dieselbe Ecke.',
      'Двама тичат в един ъгъл.',
    ],
  },
]
