/** Two players: passing, finishing and feeling for the ball. */
import type { TaskWords } from '../kit'

export const pairWords: Record<'gate' | 'finish' | 'netless', TaskWords> = {
  gate: {
    en: {
      title: 'Pass, run round, receive',
      aim: 'Pass and move: the pass is not the end of the work, the next position is.',
      setup:
        'Lane of {area} m with a gate 1.5 m wide in the middle. Two players face each other on the end lines, each with a marker 2 m to the side. One ball, one in reserve. With three players the coach joins in; with four, set it up twice.',
      rules: [
        'Play through the gate to your partner and leave at once.',
        'Run round your own marker and be back facing the ball.',
        'Your partner waits with two touches until you look up, then passes.',
        'After ten passes each, run round the marker on the other side.',
      ],
      points: [
        'Weight of pass: it arrives before your partner has to reach for it.',
        'Push off on the passing leg straight into the run.',
        'Come back half-turned, with both feet moving.',
        'Receive with the foot further from the marker you run round next.',
      ],
      more: [
        'First-time return through the gate.',
        'Receive behind the marker, dribble round it and pass from there.',
      ],
      easier: ['A gate of 2.5 m; stop the ball with the sole before you pass.'],
      scoring: 'Passes through the gate in 60 seconds as a pair; beat it twice.',
      questions: ['When must you start your run so that you are not late?'],
      faults: ['Admiring the pass: the first step comes while the ball is on its way.'],
    },
    de: {
      title: 'Passen, umlaufen, annehmen',
      aim: 'Passen und bewegen: Nach dem Pass beginnt die Arbeit für die nächste Position.',
      setup:
        'Gasse von {area} m mit einem Tor von 1,5 m in der Mitte. Zwei Spieler stehen sich auf den Grundlinien gegenüber, jeder mit einem Markierungsteller 2 m seitlich. Ein Ball, einer in Reserve. Zu dritt spielt der Trainer mit; zu viert wird zweimal aufgebaut.',
      rules: [
        'Durchs Tor zum Partner passen und sofort starten.',
        'Den eigenen Teller umlaufen und wieder zum Ball stehen.',
        'Der Partner wartet mit zwei Kontakten auf den Blick, dann kommt der Pass.',
        'Nach je zehn Pässen den Teller auf der anderen Seite umlaufen.',
      ],
      points: [
        'Passschärfe: Der Ball kommt an, ohne dass der Partner sich strecken muss.',
        'Das Passbein drückt sich gleich in den Lauf ab.',
        'Halb offen zurückkommen, beide Füße in Bewegung.',
        'Mit dem Fuß annehmen, der vom nächsten Teller weiter weg ist.',
      ],
      more: [
        'Direkt durchs Tor zurückspielen.',
        'Hinter dem Teller annehmen, ihn umdribbeln und von dort passen.',
      ],
      easier: ['Tor von 2,5 m; den Ball vor dem Pass mit der Sohle stoppen.'],
      scoring: 'Pässe durchs Tor in 60 Sekunden als Paar; zweimal überbieten.',
      questions: ['Wann musst du loslaufen, damit du nicht zu spät bist?'],
      faults: ['Dem Pass nachschauen: Der erste Schritt kommt, solange der Ball unterwegs ist.'],
    },
    bg: {
      title: 'Пас, обикаляне, приемане',
      aim: 'Подаване и движение: след паса започва работата за следващата позиция.',
      setup:
        'Коридор {area} м с вратичка от 1,5 м в средата. Двама играчи са един срещу друг на крайните линии, всеки с маркер на 2 м встрани. Една топка и една резервна. При трима играе и треньорът; при четирима се подреждат две такива полета.',
      rules: [
        'Подай през вратичката на партньора и веднага тръгни.',
        'Обиколи своя маркер и застани отново с лице към топката.',
        'Партньорът изчаква погледа ти с две докосвания и тогава подава.',
        'След по десет паса обикаляйте маркера от другата страна.',
      ],
      points: [
        'Сила на паса: топката стига, без партньорът да се протяга.',
        'Подаващият крак отблъсква направо в бягането.',
        'Връщай се полуотворен, с двата крака в движение.',
        'Приемай с крака, който е по-далеч от следващия маркер.',
      ],
      more: [
        'Връщане от първо през вратичката.',
        'Приеми зад маркера, обиколи го с топката и подай оттам.',
      ],
      easier: ['Вратичка от 2,5 м; преди паса топката се спира с подметка.'],
      scoring: 'Пасове през вратичката за 60 секунди като двойка; подобрете ги два пъти.',
      questions: ['Кога трябва да тръгнеш, за да не закъснееш?'],
      faults: ['Гледа след паса: първата крачка е, докато топката пътува.'],
    },
  },
  finish: {
    en: {
      title: 'Finisher and server',
      aim: 'Many clean finishes in a short time: set, one-two, low into the corner.',
      setup:
        'Goal on the end line of {area} m, a cone 1 m inside each post; the gaps at the posts are the targets. The finisher starts 12 m out with five balls, the server stands to the side of the goal area. With three, one fetches; with four, two pairs take turns at every ball.',
      rules: [
        'Pass into the server’s feet and make a run past the marker.',
        'The server lays the ball off first time into your stride.',
        'Finish low through one of the two gaps beside the posts.',
        'Five balls, fetch them together, then change roles.',
      ],
      points: [
        'Look at the corner before the lay-off arrives.',
        'Plant the standing foot next to the ball, not behind it.',
        'Lean over the ball; accuracy first, then power.',
        'Server: angle the lay-off so that nobody has to check their run.',
      ],
      more: [
        'The server calls the corner as the ball leaves their foot.',
        'After the shot a second ball from the server: first-time finish.',
      ],
      easier: ['The server rolls the ball by hand; take one touch to set it.'],
      scoring: 'Two points through a gap, one for any other goal: best of ten balls.',
      questions: ['Which run gave you the better angle to the far corner?'],
      faults: ['Running too straight: curve the run so that the body opens to the goal.'],
    },
    de: {
      title: 'Torschuss zu zweit',
      aim: 'Viele saubere Abschlüsse in kurzer Zeit: anspielen, Doppelpass, flach ins Eck.',
      setup:
        'Tor auf der Grundlinie von {area} m, je ein Hütchen 1 m innen neben jedem Pfosten; die Lücken an den Pfosten sind die Ziele. Der Schütze startet 12 m vor dem Tor mit fünf Bällen, der Zuspieler steht seitlich vor dem Tor. Zu dritt holt einer Bälle; zu viert wechseln zwei Paare nach jedem Ball.',
      rules: [
        'Den Zuspieler in den Fuß anspielen und am Teller vorbei starten.',
        'Der Zuspieler lässt direkt in den Lauf klatschen.',
        'Flach durch eine der beiden Lücken an den Pfosten abschließen.',
        'Fünf Bälle, gemeinsam holen, dann die Rollen wechseln.',
      ],
      points: [
        'Ins Eck schauen, bevor die Ablage kommt.',
        'Das Standbein neben den Ball setzen, nicht dahinter.',
        'Über den Ball beugen; erst Genauigkeit, dann Härte.',
        'Zuspieler: so ablegen, dass niemand abbremsen muss.',
      ],
      more: [
        'Der Zuspieler ruft mit der Ablage das Eck.',
        'Nach dem Schuss ein zweiter Ball vom Zuspieler: direkt abschließen.',
      ],
      easier: ['Der Zuspieler rollt mit der Hand; ein Kontakt zum Vorlegen.'],
      scoring: 'Zwei Punkte durch eine Lücke, einer für jedes andere Tor: Bester aus zehn.',
      questions: ['Welcher Laufweg gab dir den besseren Winkel ins lange Eck?'],
      faults: ['Zu gerade angelaufen: im Bogen laufen, damit der Körper zum Tor offen ist.'],
    },
    bg: {
      title: 'Завършване по двойки',
      aim: 'Много чисти удари за кратко време: подаване, двойно подаване, ниско в ъгъла.',
      setup:
        'Врата на крайната линия на {area} м и по един конус на 1 м навътре от всяка греда; пролуките до гредите са целите. Стрелецът тръгва на 12 м с пет топки, подаващият е встрани пред вратата. При трима единият събира; при четирима двойките се редуват след всяка топка.',
      rules: [
        'Подай в крака на подаващия и тръгни покрай маркера.',
        'Подаващият връща от първо в движението ти.',
        'Завърши ниско през една от двете пролуки до гредите.',
        'След пет топки ги съберете заедно и сменете ролите.',
      ],
      points: [
        'Погледни ъгъла, преди топката да се върне.',
        'Опорният крак е до топката, а не зад нея.',
        'Наведи се над топката; първо точност, после сила.',
        'Подаващ: връщай така, че никой да не спира бягането си.',
      ],
      more: [
        'С паса си подаващият вика ъгъла.',
        'След удара идва втора топка от подаващия: удар от първо.',
      ],
      easier: ['Подаващият търкаля с ръка; едно докосване за нагласяне.'],
      scoring: 'Две точки през пролука, една за всеки друг гол: най-доброто от десет.',
      questions: ['Кое бягане ти даде по-добър ъгъл към далечната греда?'],
      faults: ['Бягане твърде направо: тичай в дъга, за да е тялото отворено към вратата.'],
    },
  },
  netless: {
    en: {
      title: 'Football tennis for two',
      aim: 'Soft touch out of the air: get behind the ball and guide it over the line.',
      setup:
        'Court of {area} m with a row of cones as a net and a 1 m no-go strip on both sides of it. One player in each half, one ball, one in reserve. With four players two against two; with three, winner stays.',
      rules: [
        'Serve out of the hands with a drop kick from the back line.',
        'The ball may bounce once; then at most three touches to play it back.',
        'Only feet and thighs; a ball into the strip or out is a fault.',
        'The winner of the rally serves; first to seven, then change ends.',
      ],
      points: [
        'Move early, with small steps, until the ball drops in front of you.',
        'Toes up, ankle locked: lift the ball instead of hitting it.',
        'First touch high and close, the last one to the empty side.',
      ],
      more: ['No bounce allowed.', 'The last touch has to be with the weaker foot.'],
      easier: ['Two bounces and a catch: throw it up for yourself and play it back.'],
      scoring: 'Rally points to seven; a set won is worth a star.',
      questions: ['Where did you look before your last touch?'],
      faults: ['Reaching for the ball with a straight leg: move the feet first.'],
    },
    de: {
      title: 'Fußballtennis zu zweit',
      aim: 'Gefühl für den Ball in der Luft: dahinter kommen und ihn über die Linie heben.',
      setup:
        'Feld von {area} m mit einer Hütchenreihe als Netz und beiderseits einem Sperrstreifen von 1 m. Ein Spieler in jeder Hälfte, ein Ball, einer in Reserve. Zu viert zwei gegen zwei; zu dritt bleibt der Sieger.',
      rules: [
        'Aufschlag aus der Hand mit Dropkick von der Grundlinie.',
        'Der Ball darf einmal aufspringen; dann höchstens drei Kontakte.',
        'Nur Fuß und Oberschenkel; Ball im Streifen oder im Aus ist ein Fehler.',
        'Wer den Ballwechsel gewinnt, schlägt auf; bis sieben, dann Seitenwechsel.',
      ],
      points: [
        'Früh und mit kleinen Schritten laufen, bis der Ball vor dir herunterkommt.',
        'Fußspitze hoch, Gelenk fest: heben statt schlagen.',
        'Erster Kontakt hoch und nah, der letzte auf die leere Seite.',
      ],
      more: ['Ohne Aufspringen.', 'Der letzte Kontakt mit dem schwächeren Fuß.'],
      easier: ['Zweimal aufspringen und fangen: selbst anwerfen und zurückspielen.'],
      scoring: 'Ballwechsel bis sieben; jeder gewonnene Satz ist ein Stern.',
      questions: ['Wohin hast du vor dem letzten Kontakt geschaut?'],
      faults: ['Mit gestrecktem Bein nach dem Ball angeln: erst die Füße bewegen.'],
    },
    bg: {
      title: 'Футболен тенис за двама',
      aim: 'Меко докосване от въздуха: застани зад топката и я прехвърли над линията.',
      setup:
        'Поле {area} м с редица конуси за мрежа и забранена ивица от 1 м от двете ѝ страни. По един играч във всяка половина, една топка и една резервна. При четирима – двама срещу двама; при трима победителят остава.',
      rules: [
        'Начален удар от ръце с отскок от задната линия.',
        'Топката може да отскочи веднъж; после най-много три докосвания.',
        'Само крака и бедра; топка в ивицата или навън е грешка.',
        'Спечелилият разиграването изпълнява; до седем, после смяна на полетата.',
      ],
      points: [
        'Движи се рано, с малки крачки, докато топката падне пред теб.',
        'Пръстите нагоре, глезенът стегнат: повдигай, не удряй.',
        'Първото докосване е високо и близо, последното – към празното.',
      ],
      more: ['Без отскок.', 'Последното докосване е със слабия крак.'],
      easier: ['Два отскока и хващане: хвърли си я и я върни с крак.'],
      scoring: 'Разигравания до седем; всеки спечелен гейм е звезда.',
      questions: ['Накъде погледна преди последното докосване?'],
      faults: ['Посягане с изпънат крак: първо премести краката.'],
    },
  },
}
