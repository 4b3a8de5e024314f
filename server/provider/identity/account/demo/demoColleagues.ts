import type { RegionCode } from '../../../../../contract/area/region';

/** A name, optionally with what is special about the account. */
type Colleague = string | { name: string; region?: RegionCode; state?: 'disabled' | 'invited' | 'expired' };

/**
 * The colleagues of the demo accounts, by role. Their names are combined from common parts of names in their regions; none is a real
 * person. Nobody knows their passwords: only the accounts of demoAccounts.ts can sign in, and the `expired` one, at EXPIRED_MAILBOX.
 */
export const demoColleagues: Readonly<Record<string, readonly Colleague[]>> = {
  super_admin: ['Ni Ketut Sriani Sukadana', 'Rian Saepudin'],
  admin_harga: [
    'Annisa Ratna Santoso',
    'Yoga Bayu Hermawan',
    'I Putu Wirawan Sutama',
    'Wulan Usman',
    { name: 'Jalil Usman', state: 'invited' },
  ],
  admin_merchant: [
    'Jamaluddin Mahmud',
    'Yuliana Bere',
    'Putri Melati Hartono',
    'Pratiwi Basuki',
    'Nur Fatimah Akbar',
    'Rebeka Marta Halim',
    { name: 'Saut Bonar Simanjuntak', state: 'disabled' },
    { name: 'Rahma Madani', state: 'invited' },
    'Rut Marta Weking',
  ],
  marketing_regional: [
    { name: 'Zainab Kadir', region: 'sumbagut' },
    { name: 'Dewi Ali', region: 'sumbagut', state: 'disabled' },
    { name: 'Wulan Zakaria', region: 'sumbagsel', state: 'disabled' },
    { name: 'Nisa Wicaksono', region: 'sumbagsel' },
    { name: 'Sanusi Mansyur', region: 'jbb' },
    { name: 'Tiar Harahap', region: 'jbb' },
    { name: 'Ambar Sasongko', region: 'jbt' },
    { name: 'Taufan Arif Utama', region: 'jbt' },
    { name: 'Debora Weking', region: 'jatimbalinus' },
    { name: 'Jamhari Saberan', region: 'kalimantan' },
    { name: 'Abdul Zaki Wijayanto', region: 'kalimantan' },
    { name: 'Hanny Runtuwene', region: 'sulawesi' },
    { name: 'Yemima Sondakh', region: 'sulawesi', state: 'invited' },
    { name: 'Batseba Nanlohy', region: 'maluku-papua' },
    { name: 'Siti Maya Ibrahim', region: 'maluku-papua' },
  ],
  petugas_helpdesk_135: [
    'Kartinah Basuki',
    'Entis Suherman',
    'Saniah Masliani Fansuri',
    'Yusuf Makmun',
    { name: 'Haris Djunaedi', state: 'disabled' },
    'Wiwin Mulyana',
    'Laila Gunawan',
    'Halimah Robiah Hamzah',
    'Agung Saepudin',
    'Andri Rudi Pratama',
    'Farhan Sukamto',
    'Iis Cucu Ruhiyat',
    'Aisyah Fauzi',
    'Agus Syahrul Wicaksono',
    'Martin Paulus Liman',
    'Mira Anggun Wijayanto',
    'Rosnita Daud',
    { name: 'Livia Sasmita', state: 'invited' },
    'Paulus Daniel Rumaropen',
    { name: 'Fauzan Hamzah', state: 'disabled' },
    'Hilman Suryana',
    'Dadang Ruhiyat',
    { name: 'Demianus Felle', state: 'invited' },
  ],
  keuangan: [
    'I Nyoman Mahendra Budiasa Suwitra',
    'Fatimah Nurjaman',
    'Maya Suryana',
    { name: 'Naufal Hamzah', state: 'disabled' },
    { name: 'Wahyuni Winarno', state: 'expired' },
  ],
  auditor: ['Novi Putri Jafar', 'Yusuf Ramadhan'],
};
