/** Tasks of the rondo: what the pass must do. */
import type { Task } from './kit'

export const rondoTasks: readonly Task[] = [
  {
    key: 'free',
    harder: 0,
    name: ['free touches', 'freie Kontakte', 'свободни докосвания'],
    aim: [
      'Learn when to take time and when to release it.',
      'Lernen, wann Zeit bleibt und wann der Ball weg muss.',
      'Играчите усещат кога имат време и кога топката трябва да тръгне.',
    ],
    rule: [
      'Touches are free; ten passes in a row are a point for the outside.',
      'Die Kontakte sind frei; zehn Pässe in Folge ergeben einen Punkt für außen.',
      'Докосванията са свободни; десет поредни подавания са точка за външните.',
    ],
    points: [
      [
        'Stand half open: see the ball and both neighbours.',
        'Halb offen stehen: Ball und beide Nachbarn sehen.',
        'Стой полуотворен: виждай топката и двамата съседи.',
      ],
      [
        'Nobody near you? Take a touch and draw one in. Pressure? Play at once.',
        'Keiner da? Nimm einen Kontakt und locke einen an. Druck? Sofort spielen.',
        'Няма никой? Задръж и привлечи защитник. Има натиск? Подай веднага.',
      ],
    ],
    more: [
      [
        'Whoever receives must say the name of the next one before passing.',
        'Wer annimmt, nennt vor dem Pass den Namen des Nächsten.',
        'Който получава, казва името на следващия преди подаването.',
      ],
    ],
    easier: [
      'A ball that leaves the square is thrown in, not lost.',
      'Ein Ball ins Aus wird eingeworfen und ist nicht verloren.',
      'Топка, излязла от квадрата, се вкарва отново, не се губи.',
    ],
    scoring: [
      'One point for every ten passes; the middle gets one for each ball played out of the square under control.',
      'Ein Punkt für zehn Pässe; die Mitte bekommt einen für jeden kontrolliert aus dem Quadrat gespielten Ball.',
      'Точка за десет подавания; средата печели точка за всяка топка, изведена под контрол.',
    ],
    question: [
      'How do you notice that you have time?',
      'Woran merkst du, dass du Zeit hast?',
      'По какво разбираш, че имаш време?',
    ],
    fault: [
      'Waiting with square feet: turn the hips before the ball comes.',
      'Frontal warten: Hüfte öffnen, bevor der Ball kommt.',
      'Чакане с лице към топката: отвори таза, преди тя да дойде.',
    ],
  },
  {
    key: 'two-touch',
    harder: 1,
    name: ['two touches', 'zwei Kontakte', 'две докосвания'],
    aim: [
      'The first touch already prepares the pass.',
      'Der erste Kontakt bereitet schon den Pass vor.',
      'Първото докосване вече подготвя подаването.',
    ],
    rule: [
      'At most two touches; the third one counts as a loss. Stopping the ball dead is not allowed: it moves with the first touch.',
      'Höchstens zwei Kontakte, der dritte gilt als Verlust. Den Ball tot stoppen ist verboten: Er bewegt sich mit dem ersten Kontakt.',
      'Най-много две докосвания; третото е загуба. Топката не се спира на място: първото докосване я премества.',
    ],
    points: [
      [
        'First touch across the body, away from the nearest defender.',
        'Erster Kontakt quer am Körper vorbei, weg vom nächsten Verteidiger.',
        'Първото докосване е през тялото, встрани от най-близкия защитник.',
      ],
      [
        'Look before the first touch, not between the two.',
        'Vor dem ersten Kontakt schauen, nicht zwischen den beiden.',
        'Погледни преди първото докосване, не между двете.',
      ],
    ],
    more: [
      [
        'Two touches with two different feet.',
        'Zwei Kontakte mit zwei verschiedenen Füßen.',
        'Двете докосвания са с различни крака.',
      ],
    ],
    easier: [
      'Three touches for the first two rounds.',
      'In den ersten beiden Durchgängen drei Kontakte.',
      'Три докосвания в първите две серии.',
    ],
    scoring: [
      'One point for every eight passes with two touches; a loss sets the count back to nothing.',
      'Ein Punkt für acht Pässe mit zwei Kontakten; ein Verlust setzt auf null zurück.',
      'Точка за осем подавания с две докосвания; загубата връща броенето на нула.',
    ],
    question: [
      'Where must the first touch go so that the second is easy?',
      'Wohin muss der erste Kontakt, damit der zweite leicht wird?',
      'Накъде трябва да е първото докосване, за да е лесно второто?',
    ],
    fault: [
      'First touch back under the body: then the second comes too late.',
      'Erster Kontakt unter den Körper: Dann kommt der zweite zu spät.',
      'Първо докосване под тялото: тогава второто закъснява.',
    ],
  },
  {
    key: 'no-return',
    harder: 1,
    name: ['no return pass', 'kein Rückpass', 'без връщане на паса'],
    aim: [
      'Find the third player instead of the one it came from.',
      'Den Dritten finden statt den, von dem der Ball kam.',
      'Играчът намира третия вместо този, от когото е дошла топката.',
    ],
    rule: [
      'The ball must not go straight back to the one it came from. Three touches at most.',
      'Der Ball darf nicht direkt zu dem zurück, von dem er kam. Höchstens drei Kontakte.',
      'Топката не се връща веднага при този, от когото идва. Най-много три докосвания.',
    ],
    points: [
      [
        'Know two ways out before you ask for the ball.',
        'Zwei Auswege kennen, bevor du den Ball forderst.',
        'Знай два изхода, преди да поискаш топката.',
      ],
      [
        'The rest: move as soon as you see who will receive, not when it has come.',
        'Die anderen: losgehen, sobald der Empfänger klar ist, nicht erst bei der Annahme.',
        'Останалите: тръгвайте, щом е ясно кой ще получи, а не след това.',
      ],
    ],
    more: [
      [
        'Every third pass has to be one-touch.',
        'Jeder dritte Pass muss direkt gespielt werden.',
        'Всяко трето подаване е от първо.',
      ],
    ],
    easier: [
      'One return pass per attack is allowed.',
      'Ein Rückpass pro Ballbesitz ist erlaubt.',
      'Позволено е по едно връщане на владеене.',
    ],
    scoring: [
      'One point when everyone outside has touched the ball in one go.',
      'Ein Punkt, wenn alle außen in einem Ballbesitz am Ball waren.',
      'Точка, когато всички външни са докоснали топката в едно владеене.',
    ],
    question: [
      'Who becomes free when the ball goes to your neighbour?',
      'Wer wird frei, wenn der Ball zu deinem Nachbarn geht?',
      'Кой се освобождава, когато топката отиде при съседа ти?',
    ],
    fault: [
      'Turning towards the passer: then only the way back stays open.',
      'Zum Passgeber gedreht: Dann bleibt nur der Weg zurück.',
      'Завъртане към подаващия: остава само пътят назад.',
    ],
  },
  {
    key: 'split',
    harder: 1,
    name: ['through the middle', 'durch die Mitte', 'през средата'],
    aim: [
      'See the gap between or beside the defenders and use it.',
      'Die Lücke zwischen oder neben den Verteidigern sehen und nutzen.',
      'Играчът вижда пролуката между или до защитниците и я използва.',
    ],
    rule: [
      'Passes to a neighbour only prepare: a pass across the middle that is received on another side counts. Two or three touches.',
      'Pässe zum Nachbarn bereiten nur vor: Es zählt der Pass durch die Mitte, der auf einer anderen Seite ankommt. Zwei bis drei Kontakte.',
      'Подаванията към съсед само подготвят: брои се пасът през средата, който стига до друга страна. Две-три докосвания.',
    ],
    points: [
      [
        'Short passes pull them to you; then play through where they were.',
        'Kurze Pässe ziehen sie an; dann dorthin durch, wo sie standen.',
        'Късите подавания ги привличат; после играй там, където са били.',
      ],
      [
        'Eyes outside, pass inside: hide what you want.',
        'Blick nach außen, Pass nach innen: verstecke deine Absicht.',
        'Поглед навън, пас навътре: скрий намерението си.',
      ],
    ],
    more: [
      [
        'After a split the next pass has to be one-touch.',
        'Nach dem Pass durch die Mitte wird der nächste direkt gespielt.',
        'След паса през средата следващият е от първо.',
      ],
    ],
    easier: [
      'A pass round the middle to the far side counts half.',
      'Ein Pass außen herum auf die Gegenseite zählt halb.',
      'Пас покрай средата до отсрещната страна носи половин точка.',
    ],
    scoring: [
      'One point per pass through the middle, two if it goes between two defenders.',
      'Ein Punkt je Pass durch die Mitte, zwei, wenn er zwischen zwei Verteidigern durchgeht.',
      'Точка за пас през средата, две, ако мине между двама защитници.',
    ],
    question: [
      'What made the middle open just now?',
      'Was hat die Mitte gerade geöffnet?',
      'Какво отвори средата този път?',
    ],
    fault: [
      'Forcing it through closed legs: one more pass outside opens the gap.',
      'Den Pass durch geschlossene Beine erzwingen: Ein Pass mehr außen öffnet die Lücke.',
      'Пас насила през затворена линия: още едно подаване отвън отваря пролуката.',
    ],
  },
  {
    key: 'one-touch',
    harder: 2,
    name: ['one touch', 'ein Kontakt', 'от първо'],
    aim: [
      'Decide before the ball comes and give it a firm, clean pace.',
      'Entscheiden, bevor der Ball kommt, und ihn scharf und sauber weiterleiten.',
      'Решението идва преди топката, а подаването е силно и чисто.',
    ],
    rule: [
      'One touch only. The coach may call "two" for five seconds when it gets hurried.',
      'Nur ein Kontakt. Wird es hektisch, ruft der Trainer „zwei“ für fünf Sekunden.',
      'Само едно докосване. Ако стане прибързано, треньорът вика „две“ за пет секунди.',
    ],
    points: [
      [
        'Short steps until the ball is there, ankle firm.',
        'Kurze Schritte, bis der Ball da ist, Fußgelenk fest.',
        'Ситни стъпки, докато дойде топката, твърд глезен.',
      ],
      [
        'Pass to the foot that can play on, not just to the player.',
        'In den Fuß spielen, mit dem er weiterspielen kann, nicht nur zum Mann.',
        'Подавай в крака, с който може да продължи, не просто към играча.',
      ],
    ],
    more: [
      [
        'Only the weaker foot counts for the last thirty seconds.',
        'In den letzten dreißig Sekunden zählt nur der schwächere Fuß.',
        'В последните тридесет секунди се брои само по-слабият крак.',
      ],
    ],
    easier: [
      'A second touch is allowed when the ball comes off the ground.',
      'Ein zweiter Kontakt ist erlaubt, wenn der Ball springt.',
      'Второ докосване е позволено, ако топката подскача.',
    ],
    scoring: [
      'Longest row of one-touch passes in a round; the group tries to beat its record.',
      'Längste Reihe direkter Pässe im Durchgang; die Gruppe jagt ihren Rekord.',
      'Най-дълга поредица от първо в серията; групата гони своя рекорд.',
    ],
    question: [
      'When did you know where you would play?',
      'Wann wusstest du, wohin du spielst?',
      'Кога знаеше накъде ще подадеш?',
    ],
    fault: [
      'Passes that bounce: lean over the ball and strike its middle.',
      'Springende Pässe: Oberkörper über den Ball und mittig treffen.',
      'Подскачащи пасове: наведи се над топката и удари в средата.',
    ],
  },
]
