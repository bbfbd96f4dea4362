/** What happens besides the order of the passes, continued. */
import type { DrillTask } from '../kit'

export const moreNumberTasks: readonly DrillTask[] = [
  {
    key: 'movement-after',
    harder: 0,
    name: ['movement after the pass', 'Bewegung nach dem Pass', 'движение след паса'],
    aim: [
      'Wake hips, ankles and hamstrings between the passes.',
      'Zwischen den Pässen Hüfte, Sprunggelenk und Oberschenkel wecken.',
      'Между пасовете се събуждат таз, глезени и бедра.',
    ],
    rule: [
      'After the pass go to a free station: hurdle = jump over and land still on both feet, cone = side steps around it. Be back in the area before your number is due.',
      'Nach dem Pass zu einer freien Station: Hürde = überspringen und still beidbeinig landen, Hütchen = mit Sidesteps umrunden. Zurück sein, bevor die eigene Zahl dran ist.',
      'След паса – към свободна станция: препятствие = прескок и тихо приземяване на два крака, конус = обиколка със странични стъпки. Върни се, преди да ти дойде редът.',
    ],
    points: [
      [
        'Land as quietly as a cat, knees over toes.',
        'Leise landen wie eine Katze, Knie über den Zehen.',
        'Приземи се тихо като котка, коленете над пръстите.',
      ],
      [
        'Watch the ball while you do your movement.',
        'Behalte den Ball bei der Bewegung im Auge.',
        'Наблюдавай топката, докато се раздвижваш.',
      ],
    ],
    more: [
      [
        'Land on one leg and hold for two seconds.',
        'Einbeinig landen und zwei Sekunden halten.',
        'Приземи се на един крак и задръж две секунди.',
      ],
    ],
    easier: [
      'Step over the hurdle instead of jumping.',
      'Über die Hürde steigen statt springen.',
      'Прекрачване вместо прескок.',
    ],
    scoring: [
      'Nobody late for the ball in a whole round: the group gets a point.',
      'Kommt in der ganzen Runde keiner zu spät, bekommt die Gruppe einen Punkt.',
      'Ако никой не закъснее за топката цяла серия – точка за групата.',
    ],
    question: [
      'How do you plan so that you are back in time?',
      'Wie planst du, damit du rechtzeitig zurück bist?',
      'Как планираш, за да се върнеш навреме?',
    ],
    fault: [
      'Rushed landings with knees together: quality before tempo.',
      'Hastige Landungen mit X-Beinen: Qualität vor Tempo.',
      'Прибързано приземяване с колене навътре: качество преди темпо.',
    ],
  },
  {
    key: 'two-balls',
    harder: 1,
    from: 8,
    name: ['two balls in the order', 'zwei Bälle unterwegs', 'две топки в реда'],
    aim: [
      'Scan for ball, next number and the second ball.',
      'Ball, nächste Zahl und zweiten Ball im Blick haben.',
      'Оглеждане за топка, следващ номер и втора топка.',
    ],
    rule: [
      'The second ball starts with the number in the middle of the order. Both follow the same order; if one player has both, everybody does five quick steps and starts again.',
      'Der zweite Ball startet bei der Zahl in der Mitte der Reihenfolge. Beide laufen in gleicher Ordnung; hat einer beide Bälle, machen alle fünf Tappings und beginnen neu.',
      'Втората топка тръгва от номера в средата на реда. И двете следват същия ред; ако един има и двете, всички правят пет ситни крачки и почват отначало.',
    ],
    points: [
      [
        'Before receiving: two looks, one for each ball.',
        'Vor dem Annehmen zwei Blicke, einer für jeden Ball.',
        'Преди приемане – два погледа, по един за всяка топка.',
      ],
      [
        'Slow down or speed up so that the balls never meet.',
        'Verzögern oder beschleunigen, damit sich die Bälle nie treffen.',
        'Забавяй или ускорявай, за да не се срещнат топките.',
      ],
    ],
    more: [
      [
        'One ball runs forwards, the other backwards in the order.',
        'Ein Ball läuft vorwärts, der andere rückwärts durch die Zahlen.',
        'Едната топка върви напред, другата назад по номерата.',
      ],
    ],
    easier: [
      'The second ball is thrown and caught by hand.',
      'Der zweite Ball wird geworfen und gefangen.',
      'Втората топка се подава с ръце.',
    ],
    scoring: [
      'Seconds until the balls meet; beat your record.',
      'Sekunden, bis sich die Bälle treffen; Rekord brechen.',
      'Секунди, докато топките се срещнат; подобрете рекорда.',
    ],
    question: [
      'What do you look at first, and what second?',
      'Wohin schaust du zuerst, wohin dann?',
      'Какво гледаш първо и какво след това?',
    ],
    fault: [
      'Blind passes to a player who is still busy.',
      'Blinde Pässe zu Spielern, die noch beschäftigt sind.',
      'Слепи пасове към още зает играч.',
    ],
  },
]
