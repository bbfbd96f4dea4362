/** First matches: two against two with a ball more, and new balls all the time. */
import type { TaskWords } from '../kit'

export const matchWords: Record<'twoBalls' | 'sky' | 'anyGoal', TaskWords> = {
  twoBalls: {
    en: {
      title: 'A match with two balls',
      aim: 'More touches for everybody: attack with one ball, look out for the other.',
      setup:
        '{courts} pitches of 14 × 10 m, 2 m apart, a mini goal at each end. {n} children, two against two on each; two balls are in play on every pitch, two more lie beside it. With an odd number one pitch plays two against three.',
      rules: [
        'Each team starts with a ball at its own goal: both balls play at once.',
        'Score with either ball in the goal of the others.',
        'After a goal dribble that ball home and play on from there.',
        'If both balls have landed in goals, all shake hands and start again.',
      ],
      points: [
        'Look: which ball is near me, which goal is empty?',
        'Have a ball? Off you go towards the goal.',
        'Nobody has to stay back: run after every ball together.',
      ],
      more: ['A third ball.', 'Goals from behind half-way do not count.'],
      easier: ['Take bigger goals: 3 m between two cones.'],
      scoring: 'Every goal counts one, whichever ball it was.',
      questions: ['What did you do when your team had both balls?'],
      faults: ['Adults shout where to run: let the children find out which ball they want.'],
    },
    de: {
      title: 'Ein Spiel mit zwei Bällen',
      aim: 'Mehr Ballkontakte für alle: mit einem Ball angreifen und den anderen im Auge haben.',
      setup:
        '{courts} Felder von 14 × 10 m, 2 m auseinander, an jedem Ende ein Minitor. {n} Kinder, zwei gegen zwei auf jedem; auf jedem Feld sind zwei Bälle im Spiel, zwei weitere liegen daneben. Bei ungerader Zahl spielt ein Feld zwei gegen drei.',
      rules: [
        'Jede Mannschaft startet mit einem Ball am eigenen Tor, beide zugleich.',
        'Mit jedem der beiden Bälle darf man bei den anderen treffen.',
        'Nach einem Tor den Ball heimdribbeln und von dort weiterspielen.',
        'Liegen beide Bälle in Toren, abklatschen und neu beginnen.',
      ],
      points: [
        'Schau: Welcher Ball ist nah, welches Tor ist leer?',
        'Du hast einen Ball? Dann los zum Tor.',
        'Keiner muss hinten bleiben: lauft gemeinsam jedem Ball nach.',
      ],
      more: ['Ein dritter Ball.', 'Tore von hinter der Mitte zählen nicht.'],
      easier: ['Größere Tore: 3 m zwischen zwei Hütchen.'],
      scoring: 'Jedes Tor zählt einen Punkt, mit welchem Ball auch immer.',
      questions: ['Was habt ihr gemacht, als ihr beide Bälle hattet?'],
      faults: [
        'Erwachsene rufen, wohin: Die Kinder finden selbst heraus, welchen Ball sie wollen.',
      ],
    },
    bg: {
      title: 'Мач с две топки',
      aim: 'Повече докосвания за всички: нападаш с едната топка и следиш другата.',
      setup:
        '{courts} игрища 14 × 10 м, на 2 м едно от друго, с мини врата в двата края. {n} деца, на всяко игрище двама срещу двама; играят се две топки, още две лежат отстрани. При нечетен брой на едно игрище играят двама срещу трима.',
      rules: [
        'Всеки отбор тръгва с топка от своята врата: играят се и двете топки.',
        'Гол може да се вкара с всяка от топките във вратата на другите.',
        'След гол върни тази топка у дома и продължи оттам.',
        'Щом и двете топки са във вратите, плеснете си и започнете отново.',
      ],
      points: [
        'Гледай: коя топка е близо, коя врата е празна?',
        'Имаш топка? Напред към вратата.',
        'Никой не е длъжен да стои отзад: тичайте заедно след всяка топка.',
      ],
      more: ['Трета топка.', 'Голове отвъд средата не се броят.'],
      easier: ['По-големи врати: 3 м между два конуса.'],
      scoring: 'Всеки гол е точка, с която и топка да е вкаран.',
      questions: ['Какво направихте, когато и двете топки бяха у вас?'],
      faults: ['Възрастните викат накъде да се тича: нека децата сами изберат топката.'],
    },
  },
  sky: {
    en: {
      title: 'Ball from the sky',
      aim: 'Switch on at once: a new ball flies in and the game goes on.',
      setup:
        '{courts} pitches of 14 × 10 m, 2 m apart, a mini goal at each end. {n} children, two against two on each. Six balls lie in a “cloud” beside each pitch, a grown-up next to them. With an odd number one pitch plays two against three.',
      rules: [
        'Two against two; score in the goal of the other team.',
        'Goal or ball out: at once a new ball drops from the cloud.',
        'It falls where the children least expect it; the first one there has it.',
        'When the cloud is empty, all fetch balls; then new teams start.',
      ],
      points: [
        'After a goal look up to the cloud, not back at the goal.',
        'First touch towards their goal if nobody is in the way.',
        'If your friend is nearer, run forward and be free.',
      ],
      more: ['Throw the ball so that it bounces.', 'Two balls at once from time to time.'],
      easier: ['The grown-up rolls it to the child who had fewest touches.'],
      scoring: 'Count goals until the cloud is empty, then from nought again.',
      questions: ['How did you know where the next ball would fall?'],
      faults: ['Long breaks to celebrate or to fetch balls: keep the cloud full.'],
    },
    de: {
      title: 'Der Ball fällt aus der Wolke',
      aim: 'Sofort umschalten: Ein neuer Ball fliegt herein und das Spiel geht weiter.',
      setup:
        '{courts} Felder von 14 × 10 m, 2 m auseinander, an jedem Ende ein Minitor. {n} Kinder, zwei gegen zwei auf jedem. Neben jedem Feld liegen sechs Bälle in einer „Wolke“, dabei steht ein Erwachsener. Bei ungerader Zahl spielt ein Feld zwei gegen drei.',
      rules: [
        'Zwei gegen zwei; ein Tor zählt im Tor der anderen.',
        'Nach Tor oder Aus fällt sofort ein neuer Ball aus der Wolke.',
        'Er fällt, wo ihn keiner erwartet; wer zuerst da ist, hat ihn.',
        'Ist die Wolke leer, holen alle die Bälle; dann beginnen neue Mannschaften.',
      ],
      points: [
        'Nach dem Tor zur Wolke schauen, nicht zum Tor zurück.',
        'Erster Kontakt nach vorn, wenn keiner im Weg steht.',
        'Ist dein Freund näher dran, lauf vor und mach dich frei.',
      ],
      more: ['Den Ball so werfen, dass er aufspringt.', 'Ab und zu zwei Bälle zugleich.'],
      easier: ['Der Erwachsene rollt ihn zum Kind mit den wenigsten Kontakten.'],
      scoring: 'Tore zählen, bis die Wolke leer ist, dann wieder bei null anfangen.',
      questions: ['Woran hast du gemerkt, wohin der nächste Ball fällt?'],
      faults: ['Lange Pausen zum Jubeln und Ballholen: Die Wolke bleibt gut gefüllt.'],
    },
    bg: {
      title: 'Топка от облака',
      aim: 'Бързо превключване: пада нова топка и играта продължава.',
      setup:
        '{courts} игрища 14 × 10 м, на 2 м едно от друго, с мини врата в двата края. {n} деца, на всяко игрище двама срещу двама. До всяко игрище има „облак“ с шест топки и един възрастен. При нечетен брой на едно игрище играят двама срещу трима.',
      rules: [
        'Двама срещу двама; гол се вкарва във вратата на другите.',
        'След гол или аут от облака веднага пада нова топка.',
        'Пада там, където никой не я чака; взима я първият.',
        'Щом облакът свърши, всички събират топките; после започват нови отбори.',
      ],
      points: [
        'След гол гледай към облака, а не назад към вратата.',
        'Първото докосване е напред, ако няма никой на пътя.',
        'Ако приятелят ти е по-близо, тичай напред и бъди свободен.',
      ],
      more: ['Топката се хвърля така, че да отскочи.', 'Понякога падат две топки наведнъж.'],
      easier: ['Възрастният я търкаля към детето с най-малко докосвания.'],
      scoring: 'Головете се броят, докато облакът се изпразни, после пак от нула.',
      questions: ['По какво позна къде ще падне следващата топка?'],
      faults: ['Дълги паузи за радост и събиране: облакът трябва да е пълен.'],
    },
  },
  anyGoal: {
    en: {
      title: 'Four goals, choose one',
      aim: 'Lift the head and turn away from the crowd to the goal that is free.',
      setup:
        '{courts} pitches of 14 × 10 m, 2 m apart, with two mini goals at each end. {n} children, two against two on each pitch, one ball in play and two in reserve. With an odd number one pitch plays two against three.',
      rules: [
        'Both teams may score in all four goals.',
        'Two goals in a row in the same goal do not count.',
        'Goal: take the ball out yourself and dribble on to another goal.',
        'After each round the winners of two pitches meet, and so do the others.',
      ],
      points: [
        'Look over your shoulder: which goal has nobody near it?',
        'Turn round with the sole when they block your way.',
        'Come to help where your friend is alone with two.',
      ],
      more: ['Only goals after a pass from your friend count double.'],
      easier: ['No rule about the same goal twice.'],
      scoring: 'One point a goal, two if it was your third different one.',
      questions: ['How many goals could you see when you had the ball?'],
      faults: ['Everybody looks at one goal: freeze once and point at the empty ones.'],
    },
    de: {
      title: 'Vier Tore, such dir eines aus',
      aim: 'Kopf hoch und weg vom Gewühl, dorthin, wo ein Tor frei ist.',
      setup:
        '{courts} Felder von 14 × 10 m, 2 m auseinander, mit zwei Minitoren an jedem Ende. {n} Kinder, auf jedem Feld zwei gegen zwei, ein Ball im Spiel und zwei in Reserve. Bei ungerader Zahl spielt ein Feld zwei gegen drei.',
      rules: [
        'Beide Mannschaften dürfen in alle vier Tore treffen.',
        'Zweimal nacheinander ins selbe Tor zählt nicht.',
        'Nach dem Tor den Ball selbst herausholen und zum nächsten dribbeln.',
        'Nach jedem Durchgang treffen sich die Sieger zweier Felder, die anderen auch.',
      ],
      points: [
        'Schulterblick: Bei welchem Tor steht keiner?',
        'Mit der Sohle umdrehen, wenn der Weg versperrt ist.',
        'Hilf dort, wo dein Freund allein gegen zwei ist.',
      ],
      more: ['Tore nach einem Pass des Freundes zählen doppelt.'],
      easier: ['Ohne die Regel vom selben Tor.'],
      scoring: 'Ein Punkt je Tor; zwei, wenn es dein drittes in drei verschiedenen war.',
      questions: ['Wie viele Tore hast du gesehen, als du am Ball warst?'],
      faults: ['Alle schauen auf ein Tor: einmal anhalten und auf die leeren zeigen.'],
    },
    bg: {
      title: 'Четири врати, избери си',
      aim: 'Главата горе: обърни се от навалицата към вратата, която е свободна.',
      setup:
        '{courts} игрища 14 × 10 м, на 2 м едно от друго, с по две мини врати в двата края. {n} деца, на всяко игрище двама срещу двама, една топка в игра и две резервни. При нечетен брой на едно игрище играят двама срещу трима.',
      rules: [
        'Двата отбора могат да вкарват във всичките четири врати.',
        'Два поредни гола в една и съща врата не се броят.',
        'След гол сам извади топката и я води към друга врата.',
        'След всяка серия победителите от две игрища се срещат, другите – също.',
      ],
      points: [
        'Погледни през рамо: пред коя врата няма никого?',
        'Обърни се с подметка, когато ти преградят пътя.',
        'Помогни там, където приятелят ти е сам срещу двама.',
      ],
      more: ['Гол след пас от приятел се брои двойно.'],
      easier: ['Без правилото за една и съща врата.'],
      scoring: 'Точка за гол; две, ако ти е трети в трета различна врата.',
      questions: ['Колко врати виждаше, когато топката беше у теб?'],
      faults: ['Всички гледат една врата: спри веднъж и посочи празните.'],
    },
  },
}
