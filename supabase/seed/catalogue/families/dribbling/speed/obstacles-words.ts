/** What the feet do before the ball comes. */
import type { Task } from '../kit'

export const obstacleTasks: readonly Task[] = [
  {
    key: 'rings',
    harder: 0,
    name: ['jumping through rings', 'Sprünge durch Reifen', 'скокове през обръчи'],
    aim: [
      'Land softly and balanced, then go on at once.',
      'Weich und im Gleichgewicht landen, dann sofort weiter.',
      'Меко приземяване в равновесие и веднага нататък.',
    ],
    rule: [
      'One ring, one foot: left ring left foot, right ring right foot. Next time both feet in every ring, then hop on one leg as far as the fourth.',
      'Ein Reifen, ein Fuß: links mit links, rechts mit rechts. Beim nächsten Mal beidbeinig, dann einbeinig bis zum vierten Reifen.',
      'Един обръч – един крак: левият с ляв, десният с десен. Следващия път с два крака, после на един крак до четвъртия.',
    ],
    points: [
      [
        'Land quietly like a cat, knee over the toes.',
        'Leise landen wie eine Katze, Knie über den Zehen.',
        'Кацни тихо като котка, коляното е над пръстите.',
      ],
      [
        'From the last ring run to meet the ball.',
        'Aus dem letzten Reifen dem Ball entgegen.',
        'От последния обръч тръгни към топката.',
      ],
    ],
    more: [
      [
        'A clap under the knee with every jump.',
        'Bei jedem Sprung unter dem Knie klatschen.',
        'Пляскане под коляното при всеки скок.',
      ],
    ],
    easier: [
      'Step through instead of jumping.',
      'Hindurchgehen statt springen.',
      'Стъпване вместо скачане.',
    ],
    scoring: [
      'Goal one point, goal after silent landings two.',
      'Tor ein Punkt, Tor nach leisen Landungen zwei.',
      'Гол – точка, след тихи приземявания – две.',
    ],
    question: [
      'On which leg are you steadier?',
      'Auf welchem Bein stehst du sicherer?',
      'На кой крак си по-стабилен?',
    ],
    fault: [
      'Knees fall inwards on landing.',
      'Die Knie knicken bei der Landung nach innen.',
      'При приземяване коленете падат навътре.',
    ],
  },
  {
    key: 'ladder',
    harder: 0,
    name: ['ladder', 'Koordinationsleiter', 'координационна стълба'],
    aim: [
      'Feet faster than the run, with a clear pattern.',
      'Füße schneller als der Lauf, mit klarem Muster.',
      'Крака, по-бързи от бягането, с ясен ритъм.',
    ],
    rule: [
      'Pattern of the round: one contact per box, then two per box, then in-in-out-out, then sideways. Whoever steps on a rung finishes all the same.',
      'Muster der Runde: ein Kontakt je Feld, dann zwei je Feld, dann rein-rein-raus-raus, dann seitlich. Wer auf eine Sprosse tritt, schließt trotzdem ab.',
      'Ритъм на серията: една стъпка в поле, после две, после вътре-вътре-вън-вън, после странично. Който настъпи, пак завършва.',
    ],
    points: [
      [
        'Short contact: the ground is hot.',
        'Kurzer Kontakt: Der Boden ist heiß.',
        'Кратък допир: земята пари.',
      ],
      [
        'Arms in the rhythm of the feet.',
        'Die Arme im Rhythmus der Füße.',
        'Ръцете са в ритъма на краката.',
      ],
    ],
    more: [
      [
        'Pass comes already in the last box: play it on with one touch to yourself.',
        'Der Pass kommt schon im letzten Feld: mit dem ersten Kontakt mitnehmen.',
        'Пасът идва още в последното поле: поеми в движение.',
      ],
    ],
    easier: [
      'One pattern for the whole session.',
      'Ein Muster für die ganze Übung.',
      'Един ритъм за цялото упражнение.',
    ],
    scoring: [
      'Goal after a clean ladder one point.',
      'Tor nach sauberer Leiter ein Punkt.',
      'Гол след чиста стълба – точка.',
    ],
    question: [
      'Which pattern helps you in the match?',
      'Welches Muster hilft dir im Spiel?',
      'Кой ритъм ти помага в мача?',
    ],
    fault: [
      'Speed before rhythm: first right, then fast.',
      'Tempo vor Rhythmus: erst richtig, dann schnell.',
      'Скорост преди ритъм: първо вярно, после бързо.',
    ],
  },
  {
    key: 'hurdles',
    harder: 1,
    name: ['low hurdles', 'niedrige Hürden', 'ниски препятствия'],
    aim: [
      'Lift the knees, keep the hips high, sprint on without a break.',
      'Knie heben, Hüfte hoch, ohne Pause weitersprinten.',
      'Високи колене, висок таз, спринт без прекъсване.',
    ],
    rule: [
      'Forward with one contact between the hurdles; next run sideways, lead leg changing each time. From the last hurdle a sprint to the pass, the first touch past an imagined defender.',
      'Vorwärts mit einem Kontakt zwischen den Hürden; nächster Lauf seitlich, das Führungsbein wechselt. Von der letzten Hürde Sprint zum Pass, der erste Kontakt am gedachten Verteidiger vorbei.',
      'Напред с една стъпка между препятствията; следващия път странично, водещият крак се сменя. От последното – спринт към паса, първото докосване е покрай въображаем защитник.',
    ],
    points: [
      [
        'Knee up, toe up, down under the hip.',
        'Knie hoch, Zehen hoch, unter der Hüfte aufsetzen.',
        'Коляно горе, пръсти горе, стъпи под таза.',
      ],
      [
        'The step after the last hurdle is the first of the sprint.',
        'Der Schritt nach der letzten Hürde ist der erste des Sprints.',
        'Стъпката след последното препятствие е първата от спринта.',
      ],
    ],
    more: [
      [
        'Last two hurdles as a jump with both feet.',
        'Die letzten zwei Hürden im beidbeinigen Sprung.',
        'Последните две – скок с два крака.',
      ],
    ],
    easier: [
      'Markers instead of hurdles.',
      'Markierungen statt Hürden.',
      'Маркери вместо препятствия.',
    ],
    scoring: [
      'Goal one point, with two touches only two.',
      'Tor ein Punkt, mit nur zwei Kontakten zwei.',
      'Гол – точка, само с две докосвания – две.',
    ],
    question: [
      'What changes in your run when the hips stay high?',
      'Was ändert sich im Lauf, wenn die Hüfte hoch bleibt?',
      'Какво се променя в бягането, когато тазът е висок?',
    ],
    fault: [
      'Leaning back over the hurdles.',
      'Rücklage über den Hürden.',
      'Накланяне назад над препятствията.',
    ],
  },
  {
    key: 'poles',
    harder: 1,
    name: ['poles and two goals', 'Stangen und zwei Tore', 'колове и две врати'],
    aim: [
      'Change direction without the ball, then decide with it.',
      'Ohne Ball die Richtung wechseln, dann mit Ball entscheiden.',
      'Смяна на посоката без топка, после решение с топка.',
    ],
    rule: [
      'Slalom without the ball round the poles. With the pass the passer raises a hand: left or right goal. The runner takes the first touch that way.',
      'Ohne Ball im Slalom um die Stangen. Mit dem Pass hebt der Passgeber eine Hand: linkes oder rechtes Tor. Der Läufer nimmt schon den ersten Kontakt dorthin.',
      'Слалом без топка около коловете. С паса подаващият вдига ръка: лява или дясна врата. Бягащият поема с първото докосване натам.',
    ],
    points: [
      [
        'Lean in, short steps, eyes on the passer after the last pole.',
        'Reinlegen, kurze Schritte, nach der letzten Stange zum Passgeber schauen.',
        'Наклони се, къси стъпки, след последния кол гледай подаващия.',
      ],
      [
        'Open the hip to the goal you were shown.',
        'Öffne die Hüfte zum gezeigten Tor.',
        'Отвори таза към показаната врата.',
      ],
    ],
    more: [
      [
        'The passer follows as defender.',
        'Der Passgeber verteidigt nach dem Pass.',
        'След паса подаващият защитава.',
      ],
    ],
    easier: [
      'The goal is named before the start.',
      'Das Tor wird vor dem Start genannt.',
      'Вратата се казва преди старта.',
    ],
    scoring: [
      'Right goal one point, right goal with the first touch that way two.',
      'Richtiges Tor ein Punkt, mit passendem ersten Kontakt zwei.',
      'Вярната врата – точка, с вярно първо докосване – две.',
    ],
    question: ['When did you see the hand?', 'Wann hast du die Hand gesehen?', 'Кога видя ръката?'],
    fault: [
      'Taking the ball and only then looking for the goal.',
      'Erst annehmen, dann das Tor suchen.',
      'Първо поемане, после търсене на вратата.',
    ],
  },
]
