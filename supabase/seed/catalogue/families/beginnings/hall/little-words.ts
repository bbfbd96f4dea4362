/** Under-sixes in a small hall. */
import type { TaskWords } from '../kit'

export const littleWords: Record<'puddles' | 'echo' | 'weather', TaskWords> = {
  puddles: {
    en: {
      title: 'Jump in the puddles',
      aim: 'Change between dribbling and jumping: two feet, soft knees, ball under control.',
      setup:
        'Small hall of {area} m with {puddles} rings as puddles. {n} children in wellies, a soft ball each, spread out between the puddles.',
      rules: [
        'Dribble round the puddles and keep your ball dry.',
        'On “splash!” pick up the ball and jump with both feet into a puddle.',
        'Hop out again on the other side, put the ball down and drive on.',
        'Each puddle has room for one: look for a free one.',
      ],
      points: [
        'Land like a frog: both feet, bend the knees, no noise.',
        'Hold the ball in both arms when you jump.',
        'Look between the puddles for your next way.',
      ],
      more: [
        'Three puddles in a row before you drive on.',
        'Roll the ball round the puddle while you stand in it.',
      ],
      easier: ['Step into the puddle instead of jumping.'],
      scoring: 'Count your splashes: a soft landing is worth two.',
      questions: ['How do you land so that nobody hears you?'],
      faults: ['Jumping while the ball rolls away: ball in the arms first, then jump.'],
    },
    de: {
      title: 'Pfützenspringen',
      aim: 'Zwischen Dribbeln und Springen wechseln: beidbeinig, weiche Knie, Ball im Griff.',
      setup:
        'Kleine Halle von {area} m mit {puddles} Reifen als Pfützen. {n} Kinder in Gummistiefeln, jedes mit weichem Ball, zwischen den Pfützen verteilt.',
      rules: [
        'Dribbelt um die Pfützen herum und haltet euren Ball trocken.',
        'Bei „Platsch!“ den Ball aufnehmen und beidbeinig in eine Pfütze springen.',
        'Auf der anderen Seite hinaushüpfen, Ball ablegen und weiterfahren.',
        'In jeder Pfütze ist Platz für ein Kind: Sucht euch eine freie.',
      ],
      points: [
        'Landen wie ein Frosch: beide Füße, Knie beugen, ganz leise.',
        'Den Ball beim Springen in beiden Armen halten.',
        'Zwischen den Pfützen den nächsten Weg suchen.',
      ],
      more: [
        'Drei Pfützen nacheinander, dann weiter.',
        'In der Pfütze stehen und den Ball außen herumrollen.',
      ],
      easier: ['In die Pfütze steigen statt springen.'],
      scoring: 'Zählt eure Platscher: Eine leise Landung zählt doppelt.',
      questions: ['Wie landest du so, dass dich keiner hört?'],
      faults: ['Springen, während der Ball wegrollt: erst in die Arme, dann springen.'],
    },
    bg: {
      title: 'Скачане в локви',
      aim: 'Смяна между водене и скок: с двата крака, меки колене и топка под контрол.',
      setup:
        'Малък салон {area} м с {puddles} обръча за локви. {n} деца с гумени ботуши, всяко с мека топка, пръснати между локвите.',
      rules: [
        'Води топката около локвите и я пази суха.',
        'На „пляс!“ вземи топката и скочи с двата крака в локва.',
        'Излез с подскок от другата страна, сложи топката и карай нататък.',
        'Във всяка локва има място за едно дете: потърси свободна.',
      ],
      points: [
        'Приземи се като жаба: двата крака, свити колене, без шум.',
        'При скока дръж топката с две ръце.',
        'Гледай между локвите за следващия си път.',
      ],
      more: [
        'Три локви една след друга и тогава нататък.',
        'Стой в локвата и търкаляй топката около нея.',
      ],
      easier: ['Стъпи в локвата, вместо да скачаш.'],
      scoring: 'Брой скоковете си: тихо приземяване се брои двойно.',
      questions: ['Как се приземяваш така, че никой да не чуе?'],
      faults: ['Скача, докато топката се търкаля: първо в ръцете, после скок.'],
    },
  },
  echo: {
    en: {
      title: 'Echo from the mountains',
      aim: 'First passes against a wall: send it, wait for it, stop it.',
      setup:
        'Small hall of {area} m; its long walls (or benches on their sides) are the mountains. {n} children, a soft ball each, each with a marker 3 m from a wall as their hut.',
      rules: [
        'At your hut stop the ball and send it with the foot to the mountain.',
        'The echo comes back: stop it with the sole before it passes the hut.',
        'After three echoes hike with the ball to a free hut on the other side.',
        'Say hello to every hiker you meet on the way.',
      ],
      points: [
        'Swing the leg gently, the inside of the foot looks at the wall.',
        'Take a step towards the echo.',
        'Sole like a hat on the ball.',
      ],
      more: ['Take turns: right foot, left foot.', 'Clap once before the echo is back.'],
      easier: ['Roll it with the hands and stop it with the foot.'],
      scoring: 'An echo that you stop is a peak; collect ten peaks.',
      questions: ['What happens when you send it harder?'],
      faults: ['Standing much too close to the wall: the hut shows the distance.'],
    },
    de: {
      title: 'Das Echo vom Berg',
      aim: 'Erste Pässe gegen eine Wand: losschicken, abwarten, stoppen.',
      setup:
        'Kleine Halle von {area} m; ihre Längswände (oder Bänke auf der Seite) sind die Berge. {n} Kinder mit je einem weichen Ball, jedes mit einem Markierungsteller 3 m vor der Wand als Hütte.',
      rules: [
        'An der Hütte den Ball stoppen und mit dem Fuß zum Berg schicken.',
        'Das Echo kommt zurück: mit der Sohle stoppen, bevor es vorbei ist.',
        'Nach drei Echos mit dem Ball zu einer freien Hütte gegenüber wandern.',
        'Unterwegs alle Wanderer grüßen, die euch begegnen.',
      ],
      points: [
        'Das Bein locker schwingen, die Innenseite schaut zur Wand.',
        'Dem Echo einen Schritt entgegengehen.',
        'Die Sohle liegt wie ein Hut auf dem Ball.',
      ],
      more: ['Abwechselnd rechts und links.', 'Einmal klatschen, bevor das Echo da ist.'],
      easier: ['Mit den Händen rollen, mit dem Fuß stoppen.'],
      scoring: 'Jedes gestoppte Echo ist ein Gipfel; sammelt zehn.',
      questions: ['Was passiert, wenn du den Ball fester schickst?'],
      faults: ['Viel zu nah an der Wand: Die Hütte zeigt den Abstand.'],
    },
    bg: {
      title: 'Ехото от планината',
      aim: 'Първи пасове в стена: изпрати, изчакай, спри.',
      setup:
        'Малък салон {area} м; дългите му стени (или обърнати пейки) са планините. {n} деца, всяко с мека топка и с маркер на 3 м от стената – хижата му.',
      rules: [
        'До хижата спри топката и я прати с крак към планината.',
        'Ехото се връща: спри го с подметка, преди да подмине хижата.',
        'След три ехота тръгни с топката към свободна хижа отсреща.',
        'По пътя поздрави всеки турист, когото срещнеш.',
      ],
      points: [
        'Леко залюлей крака, вътрешната част гледа към стената.',
        'Направи крачка към ехото.',
        'Подметката е като шапка върху топката.',
      ],
      more: ['Подред: десен крак, ляв крак.', 'Плесни веднъж, преди ехото да се върне.'],
      easier: ['Търкулни с ръце и спри с крак.'],
      scoring: 'Всяко спряно ехо е връх; събери десет върха.',
      questions: ['Какво става, ако я пратиш по-силно?'],
      faults: ['Стои твърде близо до стената: хижата показва разстоянието.'],
    },
  },
  weather: {
    en: {
      title: 'Sun, rain and storm',
      aim: 'Listen, remember what each word means and react with the ball straight away.',
      setup:
        'Small hall of {area} m with {puddles} rings as umbrellas. {n} children with a soft ball each; the coach is the weather forecast.',
      rules: [
        'Sun: dribble wherever you like, arms wide like sunbeams.',
        'Rain: tiny fast touches on the spot until it stops.',
        'Storm: under an umbrella, ball between the feet, duck down small.',
        'Rainbow: swap balls with a child you have not played with today.',
      ],
      points: [
        'Ears open, ball close: the weather changes fast.',
        'Know where the next umbrella is.',
        'In the storm come in gently, two may share.',
      ],
      more: ['The forecast shows the weather without words.', 'A child invents a new weather.'],
      easier: ['Only sun and rain to begin with.'],
      scoring: 'Together: how many changes of weather without a bump?',
      questions: ['Which weather was the hardest with the ball?'],
      faults: ['Too many words at once: add a new weather in every round.'],
    },
    de: {
      title: 'Sonne, Regen und Sturm',
      aim: 'Zuhören, sich merken, was jedes Wort heißt, und sofort mit dem Ball reagieren.',
      setup:
        'Kleine Halle von {area} m mit {puddles} Reifen als Schirmen. {n} Kinder mit je einem weichen Ball; der Trainer ist der Wetterbericht.',
      rules: [
        'Sonne: Dribbelt, wohin ihr wollt, die Arme breit wie Sonnenstrahlen.',
        'Regen: winzige schnelle Kontakte auf der Stelle, bis er aufhört.',
        'Sturm: unter einen Schirm, Ball zwischen die Füße, ganz klein machen.',
        'Regenbogen: Tauscht den Ball mit einem Kind, das heute noch nicht dran war.',
      ],
      points: [
        'Ohren auf, Ball nah: Das Wetter wechselt schnell.',
        'Merk dir, wo der nächste Schirm ist.',
        'Bei Sturm sanft hineinfahren, zwei haben Platz.',
      ],
      more: ['Der Wetterbericht kommt ohne Worte.', 'Ein Kind erfindet ein neues Wetter.'],
      easier: ['Am Anfang nur Sonne und Regen.'],
      scoring: 'Gemeinsam: Wie viele Wetterwechsel schafft ihr ohne Zusammenstoß?',
      questions: ['Bei welchem Wetter war es mit dem Ball am schwersten?'],
      faults: ['Zu viele Wörter auf einmal: in jedem Durchgang ein neues Wetter.'],
    },
    bg: {
      title: 'Слънце, дъжд и буря',
      aim: 'Слушай, запомни какво значи всяка дума и реагирай веднага с топката.',
      setup:
        'Малък салон {area} м с {puddles} обръча за чадъри. {n} деца, всяко с мека топка; треньорът е прогнозата за времето.',
      rules: [
        'Слънце: води накъдето искаш, с широки ръце като лъчи.',
        'Дъжд: мънички бързи докосвания на място, докато спре.',
        'Буря: под чадър, топката между краката, стани съвсем малък.',
        'Дъга: размени топката си с дете, с което днес още не си играл.',
      ],
      points: [
        'Отвори уши и дръж топката близо: времето се сменя бързо.',
        'Знай къде е най-близкият чадър.',
        'В бурята влизай полека, има място за двама.',
      ],
      more: ['Прогнозата се показва без думи.', 'Дете измисля ново време.'],
      easier: ['В началото само слънце и дъжд.'],
      scoring: 'Заедно: колко смени на времето без блъскане?',
      questions: ['В кое време беше най-трудно с топката?'],
      faults: ['Твърде много думи наведнъж: във всяка серия по едно ново време.'],
    },
  },
}
